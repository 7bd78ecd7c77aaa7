import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'

export type Fact = {
  /** Power, brand… */
  name: string
  /** As shown, with its unit. */
  value: string
  /** The page about the value. */
  href?: string
}

export type FactTableProps = {
  /** In display order; a name may repeat. */
  facts: Fact[]
}

/** Names and values between hairlines. */
export const FactTable = ({ facts }: FactTableProps) => (
  <List>
    {facts.map(({ name, value, href }) => (
      <div key={`${name} ${value}`}>
        <dt>{name}</dt>
        <dd>{href === undefined ? value : <Link to={href}>{value}</Link>}</dd>
      </div>
    ))}
  </List>
)

const List = styled.dl`
  border-top: 1px solid ${theme.color.hairline};

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.md};
    padding-block: 0.95rem;
    border-bottom: 1px solid ${theme.color.hairline};

    ${media.laptop} {
      padding-block: ${theme.space.xs};
    }
    ${media.print} {
      padding-block: ${theme.space.xxs};
    }
  }
  dt,
  dd {
    overflow-wrap: anywhere;
  }
  dt {
    color: ${theme.color.muted};
  }
  dd {
    margin-left: auto;
    text-align: end;
    text-wrap: balance;
    font-weight: ${theme.fontWeight.bold};
    font-variant-numeric: tabular-nums;

    /* A long value has its lines beside its name. */
    ${media.tablet} {
      max-width: 60%;
    }
  }
  /* A large target that does not make its line higher. */
  dd > a {
    display: inline-block;
    margin-block: calc(-1 * ${theme.space.sm});
    padding-block: ${theme.space.sm};
  }
`
