import { useEffect, useState } from 'react'
import { useAnnouncement } from './announce'

/** ms. Longer than the pause between two letters. */
const SETTLED_MS = 1_000

/** Like `useAnnouncement`, once a text that changes with every letter typed has stopped changing. */
export const useSettledAnnouncement = (text: string): void => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  useAnnouncement(settled)
}
