import { useRef, useState } from 'react'
import type { SitePicture } from '../../assets/pictures/sitePicture'
import { Backdrop, Row, Sentence, Tile, Title, Words } from './ServiceTiles.styles'
import { useTileInView } from './useTileInView'

export type ServiceTile = {
  /** The trade, in a word. */
  title: string
  /** What it means, shown while the tile is the active one. */
  sentence: string
  /** The trade’s own page. */
  href: string
  /** Fills the tile, darkened under its words. */
  picture: SitePicture
  /** Part of the picture that must stay in a narrow panel, as `object-position`. */
  focus: string
}

/** A tall panel takes of a wide picture its height. */
const SIZES = '(min-width: 64em) clamp(52rem, 78vw, 64rem), max(92vw, 36rem)'

export type ServiceTilesProps = {
  /** Four, in the order of the trades. */
  tiles: readonly ServiceTile[]
}

/**
 * The firm's trades as tall panels (specification, 2): the one under the pointer or the keyboard widens and speaks; where
 * they stand one below another, the one in the middle of the screen.
 */
export const ServiceTiles = ({ tiles }: ServiceTilesProps) => {
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  useTileInView(list, setActive)

  return (
    <Row ref={list} role="list">
      {tiles.map(({ title, sentence, href, picture, focus }, index) => (
        <li key={title} data-active={index === active || undefined}>
          <Tile to={href} onPointerEnter={() => setActive(index)} onFocus={() => setActive(index)}>
            <Backdrop $focus={focus} picture={picture} alt="" sizes={SIZES} />
            <Words>
              <Title>{title}</Title>
              <Sentence>
                <span>{sentence}</span>
              </Sentence>
            </Words>
          </Tile>
        </li>
      ))}
    </Row>
  )
}
