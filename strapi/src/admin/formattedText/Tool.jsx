import { Button, IconButton } from '@strapi/design-system'

/** A button of the toolbar: its icon, else its label. */
export const Tool = ({ label, icon, isOn, ...rest }) => {
  const common = { type: 'button', 'aria-pressed': isOn, variant: isOn ? 'secondary' : 'ghost', ...rest }
  if (!icon)
    return (
      <Button size="S" {...common}>
        {label}
      </Button>
    )
  return (
    <IconButton label={label} {...common}>
      {icon}
    </IconButton>
  )
}
