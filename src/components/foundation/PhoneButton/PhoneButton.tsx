import { ButtonAnchor, type ButtonProps } from '../Button/Button'
import { useShop } from '../shopContext'

export type PhoneButtonProps = {
  /** As of `Button`. */
  variant?: ButtonProps['variant']
}

/** The shop's number, as a button that calls it. */
export const PhoneButton = ({ variant }: PhoneButtonProps) => {
  const { phone } = useShop()
  return (
    <ButtonAnchor variant={variant} href={phone.href}>
      {phone.label}
    </ButtonAnchor>
  )
}
