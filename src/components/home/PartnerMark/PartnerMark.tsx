import sprite from '../../../assets/partners.svg?url'
import type { Partner } from '../../../cms/content/types'
import { LogoPicture } from '../LogoPicture/LogoPicture'

export type PartnerMarkProps = {
  /** A partner without a picture has a symbol of `src/assets/partners.svg`, named by its `id`. */
  partner: Partner
  /** Factor of its own size. */
  scale?: number
  /** Colour, unless a rule sets one. An attribute: the content policy forbids inline styles. */
  color?: string
}

/** A partner's logo: drawn in the colour of the text around it, or its picture. */
export const PartnerMark = ({ partner, scale = 1, color }: PartnerMarkProps) =>
  'logo' in partner ? (
    <LogoPicture logo={partner.logo} name={partner.name} scale={scale} />
  ) : (
    <svg
      role="img"
      aria-label={partner.name}
      width={Math.round(partner.width * scale)}
      height={Math.round(partner.height * scale)}
      color={color}
    >
      <use href={`${sprite}#${partner.id}`} />
    </svg>
  )
