import { useState } from 'react'

export const readForm = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries(
    [...(form ? new FormData(form) : [])].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )

/** Read in the first render: React replaces the elements when a translator has changed the document. */
export const useTypedText = (formName: string): Readonly<Record<string, string>> => {
  const [typed] = useState(() => (import.meta.env.SSR ? {} : readForm(document.forms.namedItem(formName))))
  return typed
}
