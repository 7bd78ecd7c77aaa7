import { expect, waitFor } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import { codeToCopy } from '../../../.storybook/codeToCopy'
import preview from '../../../.storybook/preview'
import { Field, FieldError, Input, Select, TextArea } from '../../../src/components/contact/Field/Field'
import { contactTexts } from '../../../src/site/texts/contact'
import { powerTexts } from '../../../src/site/texts/power'
import { fieldErrors } from '../../../src/site/texts/submission'

/** For the code to copy: Storybook leaves functions out. */
const withControl = (control: string) => ({
  docs: {
    source: {
      transform: (code: string) =>
        codeToCopy(code).replace(/\s*\/>$/, `>\n  {(control) => ${control}}\n</Field>`),
    },
  },
})

const meta = preview.meta({
  title: 'Components/Contact/Field',
  component: Field,
  subcomponents: { Input, TextArea, Select, FieldError },
  parameters: {
    ...withControl('<Input {...control} />'),
    guide: {
      purpose: 'A label, the control below it, its error and a hint below that.',
      do: ['Spread the props it passes on the control: `{(control) => <Input {...control} />}`.'],
      dont: ['Don’t use a placeholder as a label.'],
      accessibility: [
        'The label is linked to the control; error and hint are its `aria-describedby`.',
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
export const Filled = meta.story()

Filled.test('is focused by its label', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(contactTexts.labels.fullName))
  await expect(canvas.getByRole('textbox', { name: contactTexts.labels.fullName })).toHaveFocus()
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

/** An example of what to type; with an error both are read. */
export const WithHint = meta.story({
  args: {
    label: contactTexts.labels.email,
    hint: contactTexts.hints.email,
    error: fieldErrors.email,
    children: (control) => <Input {...control} type="email" defaultValue="jeanne" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${fieldErrors.email} ${contactTexts.hints.email}`,
    )
  },
})

/** Forced colours keep neither the red nor the bar beside an invalid control: its border is thick there. */
export const ErrorInForcedColours = WithHint.extend({
  globals: { media: 'forcedColours' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        Number.parseFloat(getComputedStyle(canvas.getByRole('textbox')).borderLeftWidth),
      ).toBeGreaterThan(5),
    )
  },
})

/** While a message is being sent. */
export const ReadOnly = meta.story({
  parameters: withControl('<Input {...control} readOnly />'),
  args: { children: (control) => <Input {...control} readOnly defaultValue="Jeanne Marty" /> },
})

export const LongText = meta.story({
  parameters: withControl('<TextArea {...control} rows={6} />'),
  args: { label: contactTexts.labels.message, children: (control) => <TextArea {...control} rows={6} /> },
})

/** A choice among a few; a long one is cut, not the page. */
export const Choice = meta.story({
  parameters: withControl('<Select {...control}>…</Select>'),
  args: {
    label: powerTexts.labels.isolation,
    children: (control) => (
      <Select {...control}>
        <option>{powerTexts.hints.isolation}</option>
      </Select>
    ),
  },
})

/** A long error wraps. */
export const LongError = meta.story({ args: { error: `${fieldErrors.email} `.repeat(8) } })

/** An error that belongs to no visible field. */
export const ErrorAlone = meta.story({ render: () => <FieldError>{fieldErrors.website}</FieldError> })

/** The label and the example stay while one types. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: {
    label: contactTexts.labels.email,
    hint: contactTexts.hints.email,
    children: (control) => <Input {...control} type="email" defaultValue="jeanne.m" />,
  },
})

/** A placeholder is gone at the first letter: what was to be typed here? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Input
      id="wrong-use"
      type="email"
      aria-label={contactTexts.labels.email}
      placeholder={contactTexts.labels.email}
    />
  ),
})
