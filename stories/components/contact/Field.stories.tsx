import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Field, FieldError, Input, TextArea } from '../../../src/components/contact/Field/Field'
import { contactTexts, fieldErrors } from '../../../src/site/texts/contact'

const meta = preview.meta({
  title: 'Components/Contact/Field',
  component: Field,
  parameters: {
    guide: {
      purpose: 'A label, the control under it, and what is wrong under that.',
      do: ['Spread what it hands you on the control: `{(control) => <Input {...control} />}`.'],
      dont: ['Don’t use a placeholder for a label.'],
      accessibility: [
        'The label is tied to the control, the error described by it.',
        'An error is said in words, never by colour alone.',
      ],
    },
    layout: 'padded',
  },
  args: {
    label: contactTexts.labels.fullName,
    children: (control) => <Input {...control} defaultValue="Jeanne Marty" />,
  },
})

/** The label names the control, and a press on it goes there. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(contactTexts.labels.fullName))
    await expect(canvas.getByRole('textbox', { name: contactTexts.labels.fullName })).toHaveFocus()
  },
})

export const Empty = meta.story({ args: { children: (control) => <Input {...control} /> } })

/** The error is read with the control it speaks of. */
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

/** While a message leaves. */
export const ReadOnly = meta.story({
  args: { children: (control) => <Input {...control} readOnly defaultValue="Jeanne Marty" /> },
})

export const LongText = meta.story({
  args: { label: contactTexts.labels.message, children: (control) => <TextArea {...control} rows={6} /> },
})

/** A word without end stays in its place. */
export const LongError = meta.story({ args: { error: `${fieldErrors.email} `.repeat(8) } })

/** Where a rule concerns no field of its own. */
export const ErrorAlone = meta.story({ render: () => <FieldError>{fieldErrors.website}</FieldError> })
