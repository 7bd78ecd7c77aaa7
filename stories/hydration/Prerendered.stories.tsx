import { useLayoutEffect } from 'react'
import { expect } from 'storybook/test'
import { behaviour } from '../../.storybook/modes'
import preview from '../../.storybook/preview'
import { Button } from '../../src/components/foundation/Button/Button'
import { lazyModule, useLazyModule, type LazyModule } from '../../src/hydration/lazy/lazyModule'
import { expectConsole } from '../../src/testing/consoleGuard'

type PartProps = {
  /** Loads the text to show. */
  lazy: LazyModule<string>
  /** Called between the part's first render and its effect. */
  onRender?: () => void
}

const text = 'Le poêle à granulés chauffe la pièce.'

const Part = ({ lazy, onRender }: PartProps) => {
  const { code, error, load } = useLazyModule(lazy)
  useLayoutEffect(() => onRender?.(), [onRender])
  if (code !== undefined) return <p>{code}</p>
  return error === undefined ? <p>…</p> : <Button onClick={load}>Réessayer</Button>
}

/** Not made by `lazyModule`: Storybook loads all of those before the next story. */
const failingOnce = (): LazyModule<string> => {
  let hasFailed = false
  const lazy: LazyModule<string> = {
    current: undefined,
    load: async () => {
      if (hasFailed) return (lazy.current = text)
      hasFailed = true
      throw new Error('offline')
    },
  }
  return lazy
}

const meta = preview.meta({
  title: 'Hydration/Prerendered',
  component: Part,
  parameters: {
    guide: {
      purpose: 'A part of a page whose code is loaded when it is first needed.',
      do: ['Show the prerendered HTML until the code is loaded.'],
      dont: ['Don’t load code before the click that needs it.'],
      accessibility: ['A part that cannot be loaded shows an error, unless it is decorative.'],
    },
  },
  args: { lazy: lazyModule(async () => text) },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
})

/** The code may arrive between the first render and its effect, before the component subscribes. */
export const LoadedBeforeEffect = meta.story({
  render: () => {
    const lazy = lazyModule(async () => text)
    const arrive = () => {
      lazy.current = text
    }
    return <Part lazy={lazy} onRender={arrive} />
  },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
})

/** The first load fails, the retry succeeds. */
export const Failed = meta.story({
  render: () => <Part lazy={failingOnce()} />,
  beforeEach() {
    expectConsole(/cannot be loaded/)
  },
})

Failed.test('loads after a retry', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
  await expect(await canvas.findByText(text)).toBeVisible()
})
