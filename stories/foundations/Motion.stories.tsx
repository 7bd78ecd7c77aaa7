import { styled } from 'styled-components'
import preview from '../../.storybook/preview'
import { media, theme } from '../../src/theme/theme'
import { motion } from '../../src/theme/tokens'

const Row = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.lg};
  border-bottom: 1px solid ${theme.color.hairline};
`

const Name = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
`

const Track = styled.button<{ $motion: 'fast' | 'slow' }>`
  display: block;
  width: 100%;
  text-align: start;

  span {
    display: inline-block;
    padding: ${theme.space.sm} ${theme.space.lg};
    background: ${theme.palette.ember};
    color: ${theme.palette.paper};
    border-radius: ${theme.radius.small};
    transition: transform ${({ $motion }) => theme.motion[$motion]};
  }
  &:hover span,
  &:focus-visible span {
    transform: translateX(50%);
  }
  ${media.reducedMotion} {
    span {
      transition: none;
    }
  }
`

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Two durations are enough: one for what answers the visitor, one for what opens and moves. Visitors who have asked for less motion see the end state at once.',
      },
    },
  },
})

/** Hover or focus a sample to play it: `fast` is for colours, `slow` for opening and moving. */
export const Durations = meta.story({
  render: () => (
    <>
      {(['fast', 'slow'] as const).map((name) => (
        <Row key={name}>
          <Name>
            {name}, {motion[name]}
          </Name>
          <Track type="button" $motion={name}>
            <span>{name}</span>
          </Track>
        </Row>
      ))}
    </>
  ),
})
