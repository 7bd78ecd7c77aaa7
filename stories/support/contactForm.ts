import { expect, screen, waitFor } from 'storybook/test'
import { contactTexts as texts } from '../../src/site/texts/contact'
import { defaultShop } from '../../src/site/shop'
import { announcer } from './announcements'

/** Valid form values. */
export const typed = {
  fullName: 'Jeanne Marty',
  email: 'jeanne.marty@example.fr',
  projectType: 'Poêle à granulés',
  mobile: '06 12 34 56 78',
  message: 'Bonjour',
}

type Field = keyof typeof typed
/** The part of the story's `userEvent` used here. */
export type User = {
  click: (element: Element) => Promise<void>
  paste: (text: string) => Promise<void>
}

/** A field of the form, by its label. */
export const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(texts.labels[name])

export const button = () => screen.getByRole('button', { name: texts.submit })

/** Pastes a value into every field. */
export const fill = async (user: User, values: Partial<Record<Field, string>> = typed) => {
  for (const name of ['fullName', 'email', 'projectType', 'mobile', 'message'] as const) {
    await user.click(field(name))
    await user.paste(values[name] ?? '')
  }
}

export const expectError = async (message: string) =>
  waitFor(() => expect(announcer()).toHaveTextContent(message))

/** After an error every value is kept, which is said, and the telephone is shown. */
export const expectValuesKept = async () => {
  for (const [name, value] of Object.entries(typed)) {
    await expect(document.querySelector(`[name="${name}"]`)).toHaveValue(value)
  }
  await expect(announcer()).toHaveTextContent(texts.kept)
  await expect(announcer()).toHaveTextContent(defaultShop.phone.label)
  await expect(button()).toBeEnabled()
}
