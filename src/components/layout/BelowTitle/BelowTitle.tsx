import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterPaint } from '../../../values/afterPaint'
import { holdAnnouncements } from '../../foundation/Announcer/announce'
import { Blank } from './BelowTitle.styles'

/**
 * What stands below a page's title. After a link was followed, the title is painted first: the whole page takes a slow
 * phone twice as long. Back, Forward and a fragment need the height of the whole page at once.
 */
export const BelowTitle = ({ children }: { children: ReactNode }) => {
  const { hash } = useLocation()
  const isNeededAtOnce = useNavigationType() !== 'PUSH' || hash !== ''
  const [isShown, setShown] = useState(isNeededAtOnce)

  useEffect(() => {
    if (isShown) return undefined
    void afterPaint().then(() => setShown(true))
    // The title is announced with what the rest says of itself.
    return holdAnnouncements()
  }, [isShown])

  return isShown ? children : <Blank />
}
