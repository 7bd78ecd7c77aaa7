import { styled } from 'styled-components'
import type { Partner } from '../../../cms/content/types'
import { media, theme } from '../../../theme/theme'
import { PartnerMark } from '../PartnerMark/PartnerMark'

export type PartnerLogosProps = {
  /** In display order. */
  partners: readonly Partner[]
  /** Accessible name of the list. */
  label: string
}

/** The partners' logos in grey; in their own colour under the pointer. */
export const PartnerLogos = ({ partners, label }: PartnerLogosProps) => (
  <Grid role="list" aria-label={label}>
    {partners.map((partner) => (
      <Cell key={partner.id}>
        <LinkedMark partner={partner} />
      </Cell>
    ))}
  </Grid>
)

const LinkedMark = ({ partner }: { partner: Partner }) => {
  if (!('logo' in partner)) return <PartnerMark partner={partner} color={partner.color} />
  if (partner.href === null) return <PartnerMark partner={partner} />
  return (
    <a href={partner.href} rel="noopener noreferrer">
      <PartnerMark partner={partner} />
    </a>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;
  border: solid ${theme.color.hairline};
  border-width: 1px 0 0 1px;

  @media (min-width: 34em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop}, print {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  ${media.print} {
    break-inside: avoid;
  }
`

const Cell = styled.li`
  display: grid;
  place-items: center;
  height: clamp(4.5rem, 3.6rem + 3.4vw, 7.5rem);
  padding-inline: clamp(0.75rem, 1.6vw, 1.6rem);
  border: solid ${theme.color.hairline};
  border-width: 0 1px 1px 0;

  svg {
    transition: color ${theme.motion.slow};
  }
  &:not(:hover) svg {
    color: ${theme.color.muted};
  }
  ${media.forcedColors} {
    svg,
    &:not(:hover) svg {
      color: CanvasText;
    }
  }
`
