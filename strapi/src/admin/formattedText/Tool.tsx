import { Button, IconButton } from '@strapi/design-system'
import type { ReactNode } from 'react'

type ToolProps = {
  label: string
  icon?: ReactNode
  /** Undefined for a tool that does not toggle. */
  isPressed?: boolean
  disabled?: boolean
  onClick: () => void
}

export const Tool = ({ label, icon, isPressed, disabled, onClick }: ToolProps) => {
  const common = {
    type: 'button',
    variant: isPressed ? 'secondary' : 'ghost',
    'aria-pressed': isPressed,
    disabled,
    onClick,
  } as const
  if (!icon) {
    return (
      <Button size="S" {...common}>
        {label}
      </Button>
    )
  }
  return (
    <IconButton label={label} {...common}>
      {icon}
    </IconButton>
  )
}
