import preview from '../../../.storybook/preview'
import { Accented } from '../../../src/components/foundation/Accented/Accented'
import { ButtonLink } from '../../../src/components/foundation/Button/Button'
import { common } from '../../../src/site/texts/common'

const meta = preview.meta({
  title: 'Components/Foundation/Accented',
  component: Accented,
  parameters: {
    guide: {
      purpose: 'Gives a page, or a part of it, the colours of air conditioning in place of fire’s.',
      do: ['Put it around everything that is about one subject.'],
      dont: ['Don’t use it for decoration: the colour tells warm from cold.'],
      accessibility: ['Both accents have enough contrast on light and dark surfaces.'],
    },
    layout: 'padded',
  },
  args: { children: <ButtonLink to="/contact">{common.contactUs}</ButtonLink> },
})

export const Fire = meta.story()

export const Cool = meta.story({ args: { accent: 'cool' } })

/** Cold has the cold colour. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: { accent: 'cool', children: <ButtonLink to="/products">Voir les climatisations</ButtonLink> },
})

/** A stove in the colour of air conditioning, because it looked nice. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { accent: 'cool', children: <ButtonLink to="/products">Voir les poêles</ButtonLink> },
})
