import type { ReactNode } from 'react'
import { expect, spyOn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { behaviour } from '../../.storybook/modes'
import preview from '../../.storybook/preview'
import { designTokens } from '../../src/theme/designTokens'
import { pxAt } from '../../src/theme/pxAt'
import { theme } from '../../src/theme/theme'
import { breakpoints, durations, fontSize, layer, radius, roles, size, space } from '../../src/theme/tokens'
import { TokenTable, type TokenRow } from '../support/TokenTable'
import { contrast } from './contrast'

const meta = preview.meta({
  title: 'Foundations/Tokens',
  component: TokenTable,
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Every token as it is written in code, as the custom property of the page where there is one, and as a value: press one to copy it. px are at a viewport of 1280 px. `tokens.json` is the same for design tools, in the format of the Design Tokens Community Group.',
      },
    },
  },
  args: { caption: '', rows: [] as TokenRow[] },
})

/** The custom properties of the page, by name. */
const variables: Record<string, Record<string, string>> = theme.vars

const Swatch = styled.div<{ $colour: string }>`
  width: 3rem;
  height: 2rem;
  border: 1px solid ${theme.color.hairline};
  background: ${({ $colour }) => $colour};
`

const Box = styled.div`
  width: 6rem;
  height: 4rem;
  background: ${theme.palette.chalk};
`

const OnSurface = ({ name, children }: { name: 'light' | 'dark'; children: ReactNode }) => (
  <Surface data-surface={name}>{children}</Surface>
)

const Surface = styled.div`
  padding: ${theme.space.lg};
  background: ${theme.color.surface};
  color: ${theme.color.text};
`

const roleRows = (surface: 'light' | 'dark'): TokenRow[] =>
  Object.entries(roles[surface]).map(([name, hex]) => ({
    code: `theme.color.${name}`,
    variable: variables.color?.[name],
    value: hex,
    note: `${contrast(hex, roles[surface].surface).toFixed(1)} : 1 on surface`,
    sample: <Swatch $colour={hex} />,
  }))

/** The same role has another value on the dark surface; the ratio is that of WCAG. */
export const Roles = meta.story({
  render: () => (
    <>
      <OnSurface name="light">
        <TokenTable caption="Colours on the light surface" rows={roleRows('light')} />
      </OnSurface>
      <OnSurface name="dark">
        <TokenTable caption="Colours on the dark surface" rows={roleRows('dark')} />
      </OnSurface>
    </>
  ),
})

Roles.test('copies by a press', behaviour, async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const [copy] = canvas.getAllByRole('button', { name: theme.vars.color.accent })
  if (!copy) throw new Error('The accent cannot be copied.')
  await userEvent.click(copy)
  await expect(write).toHaveBeenCalledWith(theme.vars.color.accent)
  await waitFor(() => expect(copy).toHaveTextContent(/copied$/))
})

const lengthRows = (group: 'space' | 'size' | 'fontSize', values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({
    code: `theme.${group}.${name}`,
    variable: variables[group]?.[name],
    value,
    note: `${Math.round(pxAt(value, breakpoints.wide) * 10) / 10} px`,
  }))

export const Lengths = meta.story({
  render: () => (
    <>
      <TokenTable caption="Space" rows={lengthRows('space', space)} />
      <TokenTable caption="Sizes" rows={lengthRows('size', size)} />
      <TokenTable caption="Font sizes" rows={lengthRows('fontSize', fontSize)} />
    </>
  ),
})

/** A layer is a `z-index`: the higher is nearer. */
export const ShapeAndLayers = meta.story({
  render: () => (
    <>
      <TokenTable
        caption="Radius"
        rows={Object.entries(radius).map(([name, value]) => ({
          code: `theme.radius.${name}`,
          variable: variables.radius?.[name],
          value,
          sample: <Box style={{ borderRadius: value }} />,
        }))}
      />
      <TokenTable
        caption="Layers"
        rows={Object.entries(layer).map(([name, value]) => ({
          code: `theme.layer.${name}`,
          value,
        }))}
      />
      <TokenTable
        caption="Breakpoints"
        rows={Object.entries(breakpoints).map(([name, px]) => ({
          code: `breakpoints.${name}`,
          value: `${px}px`,
          note: `${px / 16} em`,
        }))}
      />
      <TokenTable
        caption="Durations"
        rows={Object.entries(durations).map(([name, value]) => ({ code: `durations.${name}`, value }))}
      />
    </>
  ),
})

const file = `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(designTokens, null, 2)}\n`)}`

/** Generated from the theme: nothing to keep in step. */
export const File = meta.story({
  render: () => (
    <a href={file} download="tokens.json">
      Download tokens.json
    </a>
  ),
})
