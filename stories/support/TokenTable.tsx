import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../src/theme/theme'

export type TokenRow = {
  /** As in the code: `theme.color.accent`. */
  code: string
  /** The custom property, when there is one. */
  variable?: string
  value: string
  /** The value in other words: its px, its contrast. */
  note?: string
  sample?: ReactNode
}

/** A text that is copied by a press. */
const Copied = ({ text }: { text: string }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Text type="button" title="Copy" onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {text}
      {isCopied && ' – copied'}
    </Text>
  )
}

/** Tokens with a sample of each; a press on the code, the variable or the value copies it. */
export const TokenTable = ({ caption, rows }: { caption: string; rows: readonly TokenRow[] }) => (
  <Table>
    <caption>{caption}</caption>
    <tbody>
      {rows.map(({ code, variable, value, note, sample }) => (
        <tr key={code}>
          {sample !== undefined && <td>{sample}</td>}
          <th scope="row">
            <Copied text={code} />
          </th>
          <td>{variable && <Copied text={variable} />}</td>
          <td>
            <Copied text={value} />
          </td>
          <td>{note}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.small};

  caption {
    padding-block: ${theme.space.md};
    color: ${theme.color.muted};
    text-align: start;
  }
  th,
  td {
    padding: ${theme.space.xs} ${theme.space.sm};
    border-bottom: 1px solid ${theme.color.hairline};
    font-weight: ${theme.fontWeight.regular};
    text-align: start;
    overflow-wrap: anywhere;
  }
`

const Text = styled.button`
  min-height: ${theme.size.targetFine};
  text-align: start;

  &:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`
