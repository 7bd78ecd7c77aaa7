import preview from '../../../.storybook/preview'
import * as scenes from '../../../src/assets/pictures/scenes'
import { ContactBand } from '../../../src/components/layout/ContactBand/ContactBand'
import { serviceTexts } from '../../../src/site/texts/services'
import { choiceOf } from '../../support/choices'
import { CallBand } from '../../../src/components/layout/CallBand/CallBand'
import { productTexts } from '../../../src/site/texts/product'

const meta = preview.meta({
  title: 'Components/Layout/ContactBand',
  component: ContactBand,
  argTypes: { picture: choiceOf(scenes) },
  parameters: {
    guide: {
      purpose: 'A band with a link to the contact page, at the end of a service.',
      do: ['Use the title of the specification: “Discutons et construisons ensemble”.'],
      dont: ['Don’t combine it with a CallBand.'],
      accessibility: [
        'The picture is decorative and has no alternative text.',
        'The title is a heading of the page.',
      ],
    },
  },
  args: { title: serviceTexts.banner, picture: scenes.heroEvening },
})

export const Default = meta.story()

/** Below a service about air conditioning. */
export const WithoutFire = meta.story({ args: { picture: scenes.interiorAc } })

/** One way to the firm at the end of the page. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** Two bands ask for the same, one after the other. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <>
      <ContactBand {...args} />
      <CallBand question={productTexts.callQuestion} />
    </>
  ),
})
