import { useRef, useState } from 'react'
import type { SitePicture } from '../../../assets/pictures/sitePicture'
import { DENSE } from '../../media/sizesInFrame'
import { Backdrop, Caption, Item, Row, Sentence, Tile, Title } from './ServiceTiles.styles'
import { useTileInView } from './useTileInView'

export type ServiceTile = {
  /** The trade, in a word. */
  title: string
  /** Shown while the tile is active. */
  sentence: string
  /** Address of its link. */
  href: string
  /** Fills the tile. */
  picture: SitePicture
  /** What must stay visible in a narrow tile, as `object-position`. */
  focus: string
}

/** The tiles' height decides the width of a wide picture: 30 rem on a phone, where somewhat less looks as sharp. */
const SIZES = `(min-width: 64em) clamp(52rem, 78vw, 64rem), ${DENSE} max(69vw, 23rem), max(92vw, 28rem)`

export type ServiceTilesProps = {
  /** Four, one for each trade. */
  tiles: readonly ServiceTile[]
}

/** The firm's trades as tall tiles; the active one is wider and shows its sentence. */
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
