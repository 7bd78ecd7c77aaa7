import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { EnergyClass } from '../../../src/components/catalogue/EnergyClass/EnergyClass'
import { energyLabelColours, energyLabelText, worstColour } from '../../../src/theme/energyLabel'
import { energyClasses, type EnergyRating } from '../../../src/values/energyClass'
import { contrast } from '../../foundations/contrast'
import { choiceOf } from '../../support/choices'
import { styled } from 'styled-components'

type Scale = Pick<EnergyRating, 'best' | 'worst'>

const stoves: Scale = { best: 'A++', worst: 'G' }
const airConditioning: Scale = { best: 'A+++', worst: 'D' }

const ratingsOf = ({ best, worst }: Scale): EnergyRating[] =>
  energyClasses
    .slice(energyClasses.indexOf(best), energyClasses.indexOf(worst) + 1)
    .map((value, step) => ({ value, best, worst, step }))

const rating: EnergyRating = { value: 'A+', ...stoves, step: 1 }

const meta = preview.meta({
  title: 'Components/Catalogue/EnergyClass',
  component: EnergyClass,
  argTypes: { rating: choiceOf(Object.fromEntries(ratingsOf(stoves).map((each) => [each.value, each]))) },
  parameters: {
    guide: {
      purpose:
        'The class of the EU’s energy label, which the law wants wherever a price or a power is shown.',
      do: ['Show it beside the power, on cards too.'],
      dont: ['Don’t change the colours: they are those of the label.'],
      accessibility: [
        'Screen readers hear one sentence: the class and its scale.',
        'The letter is in the arrow: the colour says nothing alone.',
        'The letter is black, because white is not legible on most of the colours.',
      ],
    },
    layout: 'centered',
  },
  args: { rating },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Classe énergétique A+, sur une échelle de A++ à G' }),
    ).toHaveTextContent('A+ A++ à G')
  },
})

/** On a card. */
export const Small = meta.story({ args: { isSmall: true } })

const allClasses = (scale: Scale) => (
  <div style={{ display: 'grid', gap: '0.75rem' }}>
    {ratingsOf(scale).map((each) => (
      <EnergyClass key={each.value} rating={each} />
    ))}
  </div>
)

/** From A++ to G; the last three share a colour, as on the label. Each with its letter reaches 4.5 to 1. */
export const Stoves = meta.story({
  render: () => allClasses(stoves),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /de A\+\+ à G$/ })).toHaveLength(9)
    for (const colour of [...energyLabelColours, worstColour])
      await expect(contrast(colour, energyLabelText)).toBeGreaterThanOrEqual(4.5)
  },
})

/** From A+++ to D. */
export const AirConditioning = meta.story({
  render: () => allClasses(airConditioning),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /de A\+\+\+ à D$/ })).toHaveLength(7)
  },
})

const Fact = styled.p`
  display: flex;
  gap: 1rem;
`

/** Beside the power, with the range of classes that the law asks for. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <Fact>
      8 kW <EnergyClass {...args} />
    </Fact>
  ),
})

/** The arrow is the label’s: it does not grade anything else. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <Fact>
      Silence <EnergyClass {...args} />
    </Fact>
  ),
})
