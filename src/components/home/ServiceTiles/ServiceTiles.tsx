import { useRef, useState } from 'react'
import type { SitePicture } from '../../../assets/pictures/sitePicture'
import { Backdrop, Caption, Item, Row, Sentence, Tile, Title } from './ServiceTiles.styles'
import { useTileInView } from './useTileInView'

export type ServiceTile = {
  /** The trade, in a word. */
  title: string
  /** Shown while the tile is active. */
  sentence: string
  /** Address of the tile’s link. */
  href: string
  /** Fills the tile, darkened under its text. */
  picture: SitePicture
  /** Part of the picture that must stay in a narrow panel, as `object-position`. */
  focus: string
}

/** The tiles are tall: their height decides the width of a wide picture. */
const SIZES = '(min-width: 64em) clamp(52rem, 78vw, 64rem), max(92vw, 36rem)'

export type ServiceTilesProps = {
  /** Four, in the order of the trades. */
  tiles: readonly ServiceTile[]
}

/**
 * The firm's trades as tall tiles (specification, 2). The active one is wider and shows its sentence: the one under the
 * pointer or with the focus; where tiles are stacked, the one in the middle of the screen.
 */
export const ServiceTiles = ({ tiles }: ServiceTilesProps) => {
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  useTileInView(list, setActive)

  return (
    <Row ref={list} role="list">
      {tiles.map(({ title, sentence, href, picture, focus }, index) => {
        const isActive = index === active
        const activate = () => setActive(index)
        return (
          <Item key={title} $isActive={isActive}>
            <Tile discover="none" $isActive={isActive} to={href} onPointerEnter={activate} onFocus={activate}>
              <Backdrop $isActive={isActive} $focus={focus} picture={picture} alt="" sizes={SIZES} />
              <Caption>
                <Title>{title}</Title>
                <Sentence $isActive={isActive}>
                  <span>{sentence}</span>
                </Sentence>
              </Caption>
            </Tile>
          </Item>
        )
      })}
    </Row>
  )
}
