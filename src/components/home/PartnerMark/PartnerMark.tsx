import sprite from '../../../assets/partners.svg?url'
import type { Partner } from '../../../cms/content/types'
import { LogoPicture } from '../LogoPicture/LogoPicture'

export type PartnerMarkProps = {
  /** The partner; without a picture, its symbol in `src/assets/partners.svg`. */
  partner: Partner
  /** Factor of its own size. */
  scale?: number
  /** Its colour; an attribute, because the content policy forbids inline styles. */
  color?: string
}

/** A partner's logo: a drawing or a picture. */
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
