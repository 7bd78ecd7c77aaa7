import { useState } from 'react'

/** The text in the fields of a form, by their names; empty fields are omitted. */
export const readForm = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries(
    [...(form ? new FormData(form) : [])].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )

/**
 * What the visitor typed in a prerendered form before hydration. The form is read during the first render, because
 * React replaces its elements, and the text in them, when a translator or a password manager has changed the document.
 * @param formName the form's `name` attribute.
 */
export const useTypedText = (formName: string): Readonly<Record<string, string>> => {
  const [typed] = useState(() => (import.meta.env.SSR ? {} : readForm(document.forms.namedItem(formName))))
  return typed
}
