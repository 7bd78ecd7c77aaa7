import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../.storybook/preview'
import { theme } from '../../src/theme/theme'
import { palette, roles } from '../../src/theme/tokens'
import { contrast } from './contrast'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${theme.space.lg};
`

const Swatch = styled.div<{ $color: string }>`
  height: 6rem;
  margin-bottom: ${theme.space.xs};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.small};
  background: ${({ $color }) => $color};
`

const Value = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`

const Surface = styled.section`
  padding: ${theme.space.xl};
  background: ${theme.color.surface};
  color: ${theme.color.text};
`

const Line = styled.p<{ $color: string }>`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.lg};
  padding-block: ${theme.space.sm};
  border-bottom: 1px solid ${theme.color.hairline};
  color: ${({ $color }) => $color};
  font-variant-numeric: tabular-nums;
`

const meta = preview.meta({
  title: 'Foundations/Colours',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Components use the colours of roles (text, surface, accent), which change with the surface they are on. The palette is where the values of the roles come from.',
      },
    },
  },
})

/** The values behind the semantic colours. Components use the palette only where a colour never changes. */
export const Palette = meta.story({
  render: () => (
    <List role="list">
      {Object.entries(palette).map(([name, value]) => (
        <li key={name}>
          <Swatch $color={value} />
          <p>{name}</p>
          <Value>{value}</Value>
        </li>
      ))}
    </List>
  ),
})

/** The accent of air conditioning. */
const cool = { light: palette.brise, dark: palette.frost } as const

const textRoles = ['text', 'muted', 'accent', 'error', 'success'] as const

/** Every text colour, and the accent of air conditioning, on the light and the dark surfaces, with its contrast ratio: at least 4.5. */
export const Contrast = meta.story({
  render: () => (
    <>
      {(['light', 'dark'] as const).map((tone) => (
        <Surface key={tone} data-surface={tone}>
          {textRoles.map((role) => (
            <Line key={role} $color={theme.color[role]}>
              <span>
                {tone}, {role}
              </span>
              <span>
                {contrast(roles[tone][role], roles[tone].surface).toFixed(1)} on surface,{' '}
                {contrast(roles[tone][role], roles[tone].surfaceRaised).toFixed(1)} on surfaceRaised
              </span>
            </Line>
          ))}
          <Line $color={cool[tone]}>
            <span>{tone}, accent of air conditioning</span>
            <span>
              {contrast(cool[tone], roles[tone].surface).toFixed(1)} on surface,{' '}
              {contrast(cool[tone], roles[tone].surfaceRaised).toFixed(1)} on surfaceRaised
            </span>
          </Line>
        </Surface>
      ))}
    </>
  ),
  play: async () => {
    for (const tone of ['light', 'dark'] as const) {
      for (const colour of [...textRoles.map((role) => roles[tone][role]), cool[tone]]) {
        for (const surface of ['surface', 'surfaceRaised'] as const) {
          await expect(contrast(colour, roles[tone][surface])).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
    await expect(contrast(palette.paper, palette.ember)).toBeGreaterThanOrEqual(4.5)
  },
})
