import { styled } from 'styled-components'
import { notPrinted, theme } from '../../../theme/theme'

export type FileLinkProps = {
  /** What the file is, with its type and size when they are known. */
  label: string
  /** Its address, often on another site. */
  href: string
}

/** A link to a document of a product. */
export const FileLink = ({ label, href }: FileLinkProps) => <Anchor href={href}>{label}</Anchor>

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  color: ${theme.color.accent};
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;

  ${notPrinted}
`
