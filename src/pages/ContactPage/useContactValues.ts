import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CONTACT_FORM } from '../../components/contact/ContactForm/ContactForm'
import { readDraft, writeDraft } from '../../contact/draft'
import { emptyContact } from '../../contact/values'
import { readForm, useTypedText } from '../../hooks/useTypedText'

/** The contact form and its values: the draft and what was typed before hydration, then what the visitor types. */
export const useContactValues = () => {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(emptyContact)
  const typedText = useTypedText(CONTACT_FORM)

  // A layout effect: what is carried over is added to the restored text.
  useLayoutEffect(() => {
    const found = { ...readDraft(), ...typedText, ...readForm(form.current) }
    if (Object.keys(found).length > 0) setValues((current) => ({ ...current, ...found }))
  }, [typedText])

  useEffect(() => {
    if (values !== emptyContact) writeDraft(values)
  }, [values])

  return { form, values, setValues }
}
