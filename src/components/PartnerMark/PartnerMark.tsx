import sprite from '../../assets/partners.svg?url'
import type { Partner } from '../../site/partners'

export type PartnerMarkProps = {
  /** Whose mark; its drawing is in the one file of all marks. */
  partner: Partner
  /** Times its own size. */
  scale?: number
  /** Ink of its own, where no rule gives one; an attribute, as the site's policy allows no style in the HTML. */
  color?: string
}

/** A maker's wordmark, in the ink of the text around it; all of them come in one file. */
export const PartnerMark = ({ partner: { id, name, width, height }, scale = 1, color }: PartnerMarkProps) => (
  <svg
    role="img"
    aria-label={name}
    width={Math.round(width * scale)}
    height={Math.round(height * scale)}
    color={color}
  >
    <use href={`${sprite}#${id}`} />
  </svg>
)
