import sprite from '../../../assets/partners.svg?url'
import type { Partner } from '../../../site/partners'

export type PartnerMarkProps = {
  /** Its `id` names a symbol of `src/assets/partners.svg`. */
  partner: Partner
  /** Factor of its own size. */
  scale?: number
  /** Colour, unless a rule sets one. An attribute: the content policy forbids inline styles. */
  color?: string
}

/** A partner's logo, in the colour of the text around it. */
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
