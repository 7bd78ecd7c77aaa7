import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Field, FieldError, Input, TextArea } from '../../../src/components/contact/Field/Field'
import { contactTexts, fieldErrors } from '../../../src/site/texts/contact'

const meta = preview.meta({
  title: 'Components/Contact/Field',
  component: Field,
  parameters: {
    guide: {
      purpose: 'A label, the control below it, and its error below that.',
      do: ['Spread the props it passes on the control: `{(control) => <Input {...control} />}`.'],
      dont: ['Don’t use a placeholder as a label.'],
      accessibility: [
        'The label is linked to the control, and the error is its `aria-describedby`.',
        'An error is a sentence, not only a colour.',
      ],
    },
    layout: 'padded',
  },
  args: {
    label: contactTexts.labels.fullName,
    children: (control) => <Input {...control} defaultValue="Jeanne Marty" />,
  },
})

/** A click on the label focuses the control. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(contactTexts.labels.fullName))
    await expect(canvas.getByRole('textbox', { name: contactTexts.labels.fullName })).toHaveFocus()
  },
})

export const Empty = meta.story({ args: { children: (control) => <Input {...control} /> } })

/** The error is read as the control's description. */
export const WithError = meta.story({
  args: {
    label: contactTexts.labels.mobile,
    error: fieldErrors.mobile,
    children: (control) => <Input {...control} type="tel" defaultValue="06 12 34" />,
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription(fieldErrors.mobile)
  },
})

/** While a message is being sent. */
export const ReadOnly = meta.story({
  args: { children: (control) => <Input {...control} readOnly defaultValue="Jeanne Marty" /> },
})

export const LongText = meta.story({
  args: { label: contactTexts.labels.message, children: (control) => <TextArea {...control} rows={6} /> },
})

/** A long error wraps. */
export const LongError = meta.story({ args: { error: `${fieldErrors.email} `.repeat(8) } })

/** An error that belongs to no visible field. */
export const ErrorAlone = meta.story({ render: () => <FieldError>{fieldErrors.website}</FieldError> })
