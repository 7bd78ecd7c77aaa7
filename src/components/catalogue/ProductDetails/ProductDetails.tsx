import { styled } from 'styled-components'
import { productDetailTexts as texts } from '../../../site/texts/productDetails'
import { media, notPrinted, theme } from '../../../theme/theme'
import { FactTable, type Fact } from '../../foundation/FactTable/FactTable'
import { FileLink, type FileLinkProps } from '../FileLink/FileLink'
import { ScaleDrawing } from '../ScaleDrawing/ScaleDrawing'

export type ProductDetailsProps = {
  /** In display order, with their units. */
  facts: Fact[]
  /** Files to download. */
  documents: readonly FileLinkProps[]
  /** The appliance is drawn when both are known. */
  size: { widthCm?: number; heightCm?: number }
  /** Whether it is drawn on a wall. */
  isHung?: boolean
}

/** What the owner has filled in of a product's dimensions and characteristics; nothing without any. */
export const ProductDetails = ({ facts, documents, size, isHung }: ProductDetailsProps) => {
  const { widthCm, heightCm } = size
  if (facts.length === 0 && documents.length === 0) return null
  return (
    <Group>
      <Heading>{texts.heading}</Heading>
      {widthCm !== undefined && heightCm !== undefined && (
        <Panel>
          <ScaleDrawing width={widthCm} height={heightCm} isHung={isHung} />
        </Panel>
      )}
      <Facts>
        {facts.length > 0 && <FactTable facts={facts} />}
        {documents.length > 0 && (
          <Documents>
            {documents.map((document) => (
              <FileLink key={document.label} {...document} />
            ))}
          </Documents>
        )}
      </Facts>
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl} clamp(3rem, 6.25vw, 7.5rem);
  margin-top: ${theme.space.section};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.print} {
    display: block;
    margin-top: ${theme.space.md};
    padding-top: ${theme.space.xs};
  }
`

const Heading = styled.h3`
  grid-column: 1 / -1;
  font-size: ${theme.fontSize.h3};
  ${media.print} {
    margin-bottom: ${theme.space.xs};
    font: ${theme.fontWeight.bold} ${theme.fontSize.small}/1.6 ${theme.font.text};
  }
`

const Panel = styled.div`
  display: grid;
  place-items: center;
  padding: ${theme.space.xl} ${theme.space.md};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  ${notPrinted}
`

const Facts = styled.div`
  ${media.print} {
    font-size: ${theme.fontSize.small};

    dl {
      columns: 2;
      column-gap: ${theme.space.xl};
    }
    dl > div {
      padding-block: ${theme.space.xxs};
      break-inside: avoid;
    }
  }
`

const Documents = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.lg};
  margin-top: ${theme.space.sm};
`
