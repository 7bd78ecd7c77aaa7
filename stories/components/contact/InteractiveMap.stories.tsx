import { expect, fn, waitFor } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import {
  InteractiveMap,
  type InteractiveMapProps,
} from '../../../src/components/contact/InteractiveMap/InteractiveMap'
import { LoadingMap } from '../../../src/components/contact/InteractiveMap/LoadingMap'
import { mapTexts } from '../../../src/site/texts/map'
import { expectAnnounced } from '../../support/announcements'

/** What stands for OpenStreetMap's page. */
const page = `data:text/html,${encodeURIComponent('<body style="margin:0;background:#d5e3d0"><p style="margin:2rem;font:1rem sans-serif">OpenStreetMap</p>')}`

const meta = preview.meta({
  title: 'Components/Contact/InteractiveMap',
  component: InteractiveMap,
  parameters: {
    guide: {
      purpose: 'OpenStreetMap’s frame, which covers the drawing once it is there.',
      do: ['Place it over the drawing, which shows through while the frame is awaited.'],
      dont: ['Don’t render it before the visitor asks for it: it calls a third party.'],
      accessibility: ['Waiting and failure are announced.'],
    },
  },
  args: { url: page, state: 'ready' as InteractiveMapProps['state'], onLoad: fn() },
  decorators: [
    (Story) => <div style={{ position: 'relative', width: '24rem', aspectRatio: 1 }}>{Story()}</div>,
  ],
})

export const Shown = meta.story()

Shown.test(
  'is shown once it is loaded, and its message goes',
  { ...behaviour, render: () => <LoadingMap url={page} /> },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle(mapTexts.interactiveTitle)).toBeVisible())
    await expect(canvas.queryByText(mapTexts.waiting)).not.toBeInTheDocument()
  },
)

export const Waiting = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mapTexts.waiting)).toBeVisible()
    await expectAnnounced(mapTexts.waiting)
  },
})

export const Failed = meta.story({
  args: { state: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mapTexts.failed)).toBeVisible()
    await expectAnnounced(mapTexts.failed)
  },
})
