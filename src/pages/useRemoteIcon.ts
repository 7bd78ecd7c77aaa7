import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { iconQuery, isIconKept } from '../cms/iconQuery'
import type { IconDrawing } from '../cms/types'

/**
 * The drawing of an icon named in the backend; null while there is none. The icon service is a third party: it is only
 * called after the visitor's first click on the page. A drawing in the browser's storage shows at once.
 */
export const useRemoteIcon = (name: string | null): IconDrawing | null => {
  const [isAllowed, setAllowed] = useState(false)
  const { data } = useQuery({ ...iconQuery(name ?? ''), enabled: isAllowed && name !== null })

  useEffect(() => {
    if (name === null) return
    const allow = () => setAllowed(true)
    isIconKept(name).then(
      (isKept) => isKept && allow(),
      (error: unknown) => console.warn(`The icon “${name}” cannot be drawn.`, error),
    )
    document.addEventListener('click', allow, { once: true })
    return () => document.removeEventListener('click', allow)
  }, [name])

  return data ?? null
}
