import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { showAnnouncements, type Speech } from './announce'

/**
 * The only live region of the site, in the layout; `announce` and `useAnnouncement` speak through it. It is mounted
 * empty, after hydration: screen readers announce what is added to a region that they already know.
 */
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
