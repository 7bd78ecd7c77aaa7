import { useState } from 'react'
import { styled } from 'styled-components'
import type { Media, Product } from '../../../cms/content/types'
import { productDetailTexts as texts } from '../../../site/texts/productDetails'
import { media, notPrinted, theme } from '../../../theme/theme'
import { isPlainClick } from '../../../values/isPlainClick'
import { announce } from '../../foundation/Announcer/announce'
import { useShownMedia } from '../../media/useShownMedia'
import { MediaImage } from '../../media/MediaImage/MediaImage'
import { ProductPicture } from '../ProductPicture/ProductPicture'

export type ProductGalleryProps = {
  /** Its picture, then those of its gallery. */
  product: Product
  /** Width of the large picture, as in the HTML attribute. */
  sizes: string
}

const THUMBNAIL = '4.5rem'

const picturesOf = ({ image, details }: Product) => [
  ...(image ? [image] : []),
  ...(details?.gallery ?? []).filter(({ url }) => url !== image?.url),
]

/** A product's picture, and links to others, which are shown in its place; without scripts they open the files. */
export const ProductGallery = ({ product, sizes }: ProductGalleryProps) => {
  const pictures = picturesOf(product)
  const [chosen, setChosen] = useState('')
  const shown = pictures.find(({ url }) => url === chosen) ?? pictures[0] ?? null
  return (
    <>
      <ProductPicture
        key={shown?.url}
        product={{ image: shown, categories: product.categories }}
        isScene={shown?.url !== product.image?.url}
        sizes={sizes}
        isMain
      />
      {pictures.length > 1 && (
        <>
          <Thumbnails role="list">
            {pictures.map((picture, index) => (
              <Choice
                key={picture.url}
                picture={picture}
                label={texts.showPicture(index + 1, picture.alt)}
                isShown={picture === shown}
                onChoose={() => {
                  setChosen(picture.url)
                  announce(texts.shownPicture(index + 1, pictures.length))
                }}
              />
            ))}
          </Thumbnails>
          {/* The alternative text of the picture, which says it already. */}
          <Captions aria-hidden="true">
            {pictures.map((picture) => (
              <Caption key={picture.url} $isShown={picture === shown}>
                {picture.alt}
              </Caption>
            ))}
          </Captions>
        </>
      )}
    </>
  )
}

type ChoiceProps = { picture: Media; label: string; isShown: boolean; onChoose: () => void }

/** Nothing for a picture that cannot be loaded. */
const Choice = ({ picture, label, isShown, onChoose }: ChoiceProps) => {
  const { shown, onBroken } = useShownMedia(picture)
  if (!shown) return null
  return (
    <li>
      <Thumbnail
        href={shown.url}
        aria-label={label}
        aria-current={isShown}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onChoose()
        }}
      >
        <MediaImage media={{ ...shown, alt: '' }} sizes={THUMBNAIL} ratio="1 / 1" onBroken={onBroken} />
      </Thumbnail>
    </li>
  )
}

const Thumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.sm};
  ${notPrinted}
`

const Thumbnail = styled.a`
  display: block;
  width: ${THUMBNAIL};
  height: ${THUMBNAIL};
  border: 2px solid transparent;
  border-radius: ${theme.radius.small};

  &[aria-current='true'] {
    border-color: ${theme.color.accent};
  }
  ${media.forcedColors} {
    border-color: Canvas;
    &[aria-current='true'] {
      border-color: Highlight;
    }
  }
  img {
    width: 100%;
    height: 100%;
    padding: 2px;
    object-fit: cover;
  }
`

/** One on top of the other, so that a longer one moves nothing. */
const Captions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  margin-top: ${theme.space.xs};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  ${notPrinted}
`

const Caption = styled.p<{ $isShown: boolean }>`
  grid-area: 1 / 1;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`
