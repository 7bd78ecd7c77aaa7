import preview from '../../../.storybook/preview'
import { ContactBand } from '../../../src/components/layout/ContactBand/ContactBand'
import { serviceTexts } from '../../../src/site/texts/services'

const meta = preview.meta({
  title: 'Components/Layout/ContactBand',
  component: ContactBand,
  parameters: {
    guide: {
      purpose: 'An invitation to write, at the end of a service.',
      do: ['Use the specification’s words: “Discutons et construisons ensemble”.'],
      dont: ['Don’t combine it with a CallBand.'],
      accessibility: [
        'The picture only sets a mood and has no alternative text.',
        'The title is a heading of the page.',
      ],
    },
  },
  args: { title: serviceTexts.banner },
})

export const Default = meta.story()
