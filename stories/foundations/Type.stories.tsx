import { styled } from 'styled-components'
import preview from '../../.storybook/preview'
import { theme } from '../../src/theme/theme'
import { fontSize, fontWeight } from '../../src/theme/tokens'

/** Font sizes of the display font; all others belong to the text font. */
const display = new Set(['tab', 'h4', 'h3', 'h2', 'h1', 'hero', 'heroTall', 'wordmark', 'signature', 'phone'])
const { regular, medium, bold } = fontWeight

const Row = styled.div`
  padding-block: ${theme.space.md};
  border-bottom: 1px solid ${theme.color.hairline};
  overflow: hidden;
`

const Name = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
`

const Sample = styled.p<{ $size: string; $isDisplay: boolean }>`
  font-family: ${({ $isDisplay }) => ($isDisplay ? theme.font.display : theme.font.text)};
  font-size: ${({ $size }) => $size};
  line-height: 1.2;
  white-space: nowrap;
`

const Weight = styled.p<{ $weight: string }>`
  font-size: ${theme.fontSize.h3};
  font-weight: ${({ $weight }) => $weight};
`

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Fraunces for titles, numbers and names, Figtree for everything that is read at length. Sizes are fluid: they grow with the viewport and with the visitor’s own text size.',
      },
    },
  },
})

/** The fluid scale, smallest first: each size depends on the viewport's width and the visitor's text size. */
export const Scale = meta.story({
  render: () => (
    <>
      {Object.entries(fontSize).map(([name, size]) => (
        <Row key={name}>
          <Name>
            {name}, {size}
          </Name>
          <Sample $size={size} $isDisplay={display.has(name)}>
            Près de chez vous
          </Sample>
        </Row>
      ))}
    </>
  ),
})

/** The weights of Figtree; no other is in its file. Fraunces has one. */
export const Weights = meta.story({
  render: () => (
    <>
      {Object.entries({ regular, medium, bold }).map(([name, weight]) => (
        <Row key={name}>
          <Name>
            {name}, {weight}
          </Name>
          <Weight $weight={weight}>Bûches, granulés et climatisation</Weight>
        </Row>
      ))}
    </>
  ),
})
