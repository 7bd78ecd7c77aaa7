import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { PageMetadata } from '../../../src/components/layout/PageMetadata/PageMetadata'

const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content')

const meta = preview.meta({
  title: 'Components/Layout/PageMetadata',
  component: PageMetadata,
  parameters: {
    guide: {
      purpose: 'Title and description of the page, in the document’s head. Nothing to see.',
      do: ['Give the whole title, the firm’s name included.'],
      dont: ['Don’t use it in a component: only a page has a title.'],
      accessibility: ['The title is the first thing a screen reader says of a page.'],
    },
    layout: 'padded',
  },
  args: { title: 'Produits | Braise & Brise', description: 'Notre catalogue.' },
  // It shows nothing: the story says what the document's head holds.
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
  },
})

export const WithoutDescription = meta.story({
  args: { title: 'This page could not be found. | Braise & Brise', description: undefined },
  play: async () => {
    await waitFor(() => expect(document.title).toBe('This page could not be found. | Braise & Brise'))
    await expect(description()).toBeUndefined()
  },
})
