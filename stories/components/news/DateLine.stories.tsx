import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { DateLine } from '../../../src/components/news/DateLine/DateLine'
import { DarkSurface } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/News/DateLine',
  component: DateLine,
  parameters: {
    guide: {
      purpose: 'The date of an article, above its title or beside its text.',
      do: ['Pass the date as the backend returns it; the component formats it in French.'],
      dont: ['Don’t show it for an article without a date.'],
      accessibility: ['A `time` element with the ISO date.'],
    },
    layout: 'centered',
  },
  args: { date: '2026-10-02' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 octobre 2026')).toHaveAttribute('datetime', '2026-10-02')
  },
})

export const OnDarkSurface = meta.story({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })
