import { expect, waitFor } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PlainPage } from '../../../src/components/layout/PlainPage/PlainPage'
import { site } from '../../../src/site/identity'

const meta = preview.meta({
  title: 'Components/Layout/PlainPage',
  component: PlainPage,
  parameters: {
    guide: {
      purpose: 'The frame of what stands in for a page: that it is loading, or could not be shown.',
      do: ['Say in one sentence why the page is not there.'],
      dont: ['Don’t use it for a page with a title of its own: use a PageHero.'],
      accessibility: ['Gives the document a title.'],
    },
  },
  args: { title: 'Page non affichée', children: <p>Cette page n’a pas pu être affichée.</p> },
})

/** The band is as high as the header, which is light and stands over it. */
export const Default = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(document.title).toBe(`${args.title} | ${site.name}`))
  },
})

export const OnPhone = Default.extend({ ...onPhone })

/** The header of the contact page is dark over its right part. */
export const OnContact = Default.extend({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, address: '/contact' },
})
