import { styled } from 'styled-components'
import preview from '../../.storybook/preview'
import { theme } from '../../src/theme/theme'
import { size, space } from '../../src/theme/tokens'

const Row = styled.div`
  padding-block: ${theme.space.sm};
  border-bottom: 1px solid ${theme.color.hairline};
  overflow: hidden;
`

const Name = styled.p`
  margin-bottom: ${theme.space.xs};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
`

const Bar = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: ${theme.space.md};
  background: ${theme.color.accent};
`

/** A bar of each width, with its name. */
const Measures = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([name, value]) => (
    <Row key={name}>
      <Name>
        {name}, {value}
      </Name>
      <Bar $width={value} />
    </Row>
  ))

const meta = preview.meta({
  title: 'Foundations/Space',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Distances come from one scale, so that what belongs together stands closer than what does not. Use a step by its name; a distance that is not on the scale needs a reason in a comment.',
      },
    },
  },
})

/** Spacing on a base of 4 px; a section's spacing and the page's margins depend on the viewport. */
export const Steps = meta.story({
  render: () => <Measures of={space} />,
})

/** Sizes of the page: column widths, minimum touch target. */
export const Sizes = meta.story({
  render: () => <Measures of={size} />,
})
