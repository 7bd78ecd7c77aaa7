import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { showAnnouncements, type Speech } from './announce'

/** The only live region, mounted empty: screen readers announce what is added to an existing one. */
export const Announcer = () => {
  const [speech, setSpeech] = useState<Speech | null>(null)
  useEffect(() => showAnnouncements(setSpeech), [])
  if (!speech) return null
  return createPortal(
    <VisuallyHidden as="div" role="status">
      {speech.messages.map(({ id, text, lang }) => (
        <p key={id} lang={lang}>
          {text}
        </p>
      ))}
    </VisuallyHidden>,
    speech.dialog ?? document.body,
  )
}
