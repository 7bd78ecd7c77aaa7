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
      purpose: 'Services in two columns, the second one offset downwards.',
      do: ['Set `isBusy` while another page of the list is loading: the cards stay, so nothing moves.'],
      dont: ['Don’t show a single service without checking the look of the offset.'],
      accessibility: [
        'The list is `aria-busy` while loading, and its text keeps its contrast.',
        'The skeleton is hidden from screen readers: the page announces once that services are loading.',
      ],
    },
    layout: 'padded',
  },
  args: { services: someServices(4) },
})

/** Two in a row, the second one offset downwards. */
export const Four = meta.story({
  ...onDesktop,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThan(first?.top ?? 0)
    await expect(second?.left).toBeGreaterThan(first?.right ?? 0)
  },
})

export const One = meta.story({ args: { services: someServices(1) } })

/** Another page of the list is loading: the current one is dimmed. */
export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true')
  },
})

export const OnPhone = meta.story({ args: { services: someServices(2) }, ...onPhone })

/** Hidden from screen readers: the page announces what is loading. */
export const Loading = meta.story({
  render: () => <ServiceGridSkeleton count={6} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})
