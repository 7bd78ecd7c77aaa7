import { expect } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ServiceGrid, ServiceGridSkeleton } from '../../../src/components/services/ServiceGrid/ServiceGrid'
import { someServices } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Services/ServiceGrid',
  component: ServiceGrid,
  parameters: {
    guide: {
      purpose: 'Services in two columns, the second a step lower.',
      do: ['Set `isBusy` while another page of the list is on its way: cards stay, nothing jumps.'],
      dont: ['Don’t put fewer than two on a page of their own without looking at the step.'],
      accessibility: [
        'A list that says it is busy; its text keeps its contrast meanwhile.',
        'The skeleton is hidden from screen readers: the page says once that something loads.',
      ],
    },
    layout: 'padded',
  },
  args: { services: someServices(4) },
})

/** Two a row, the second a step lower. */
export const Four = meta.story({
  ...onDesktop,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThan(first?.top ?? 0)
    await expect(second?.left).toBeGreaterThan(first?.right ?? 0)
  },
})

export const One = meta.story({ args: { services: someServices(1) } })

/** Another page of the list is on its way: this one steps back until it comes. */
export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true')
  },
})

export const OnPhone = meta.story({ args: { services: someServices(2) }, ...onPhone })

/** The page says what is loading; the six places say nothing. */
export const Loading = meta.story({
  render: () => <ServiceGridSkeleton count={6} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})
