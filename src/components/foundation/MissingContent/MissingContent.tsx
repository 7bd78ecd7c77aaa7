import { ButtonAnchor, ButtonLink } from '../Button/Button'
import { Notice, type NoticeProps } from '../Notice/Notice'

export type MissingContentProps = {
  /** Why there is nothing to show, in one line. */
  title: string
  /** As of `Notice`: `failure` when it could not be read, `empty` when there is none. */
  tone?: NoticeProps['tone']
  /** The list that the missing entry would be in. */
  back: { label: string; href: string }
  /** A number to call instead; beside it, the way back is the main action. */
  phone?: { label: string; href: string }
}

/** Stands where an entry of a list would be shown: there is none, or it could not be read. */
export const MissingContent = ({ title, tone, back, phone }: MissingContentProps) => (
  <Notice title={title} tone={tone}>
    <ButtonLink variant={phone ? 'solid' : 'outline'} to={back.href}>
      {back.label}
    </ButtonLink>
    {phone && (
      <ButtonAnchor variant="outline" href={phone.href}>
        {phone.label}
      </ButtonAnchor>
    )}
  </Notice>
)
