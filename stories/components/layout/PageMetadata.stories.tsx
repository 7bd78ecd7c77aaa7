import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { PageMetadata } from '../../../src/components/layout/PageMetadata/PageMetadata'
import { expectAnnounced } from '../../support/announcements'

const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content')

const meta = preview.meta({
  title: 'Components/Layout/PageMetadata',
  component: PageMetadata,
  parameters: {
    guide: {
      purpose: 'Sets the title and the description in the document’s head. It renders nothing visible.',
      do: ['Pass the full title, including the firm’s name.'],
      dont: ['Don’t use it in a component: only a page has a title.'],
      accessibility: [
        'The title is the first thing a screen reader reads on a page; after a navigation it is announced.',
      ],
    },
    layout: 'padded',
  },
  args: { title: 'Produits | Braise & Brise', description: 'Notre catalogue.' },
  // It renders nothing visible: the story shows the same texts.
  render: (args) => (
    <>
      <PageMetadata {...args} />
      <p>{args.title}</p>
      <p>{args.description ?? 'Sans description.'}</p>
    </>
  ),
})

export const Complete = meta.story({
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Produits | Braise & Brise'))
    await expect(description()).toBe('Notre catalogue.')
    await expectAnnounced('Produits | Braise & Brise')
  },
})

export const WithoutDescription = meta.story({
  args: { title: 'This page could not be found. | Braise & Brise', description: undefined },
  play: async () => {
    await waitFor(() => expect(document.title).toBe('This page could not be found. | Braise & Brise'))
    await expect(description()).toBeUndefined()
  },
})
