import { useEffect, useState } from 'react'
import { useAnnouncement } from './announce'

const SETTLED_MS = 1_000

export const useSettledAnnouncement = (text: string): void => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  useAnnouncement(settled)
}
