import { useEffect, type RefObject } from 'react'
import { conditions } from '../../../theme/theme'

export const useTileInView = (list: RefObject<HTMLElement | null>, onChange: (index: number) => void) => {
  useEffect(() => {
    const tiles = [...(list.current?.children ?? [])]
    const layout = window.matchMedia(conditions.belowDesktop)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) onChange(tiles.indexOf(target))
      },
      { rootMargin: '-48% 0px -48% 0px' },
    )
    const follow = () => {
      observer.disconnect()
      if (layout.matches) for (const tile of tiles) observer.observe(tile)
    }
    follow()
    layout.addEventListener('change', follow)
    return () => {
      observer.disconnect()
      layout.removeEventListener('change', follow)
    }
  }, [list, onChange])
}
