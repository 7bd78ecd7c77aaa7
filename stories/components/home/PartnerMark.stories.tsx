import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../.storybook/preview'
import { PartnerMark } from '../../../src/components/home/PartnerMark/PartnerMark'
import { defaultPartners as partners } from '../../../src/site/partners'
import { theme } from '../../../src/theme/theme'
import { firstOf } from '../../support/samples'
import { DarkSurface } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Home/PartnerMark',
  component: PartnerMark,
  parameters: {
    guide: {
      purpose: 'The logo of one partner, in the colour of the text around it.',
      do: ['Set its size with `scale`, so that all logos keep their proportions.'],
      dont: ['Don’t set its width or height by hand.'],
      accessibility: ['An image with the partner’s name.'],
    },
    layout: 'centered',
  },
  args: { partner: firstOf(partners) },
})

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.partner.name })).toBeVisible()
  },
})

/** Twice the size. */
export const Larger = meta.story({ args: { scale: 2 } })

/** It has the colour of the text around it. */
export const OnDarkSurface = Default.extend({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xl};
`

/** All logos come from one SVG file. */
export const All = meta.story({
  render: () => (
    <Row>
      {partners.map((partner) => (
        <PartnerMark key={partner.id} partner={partner} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(24)
  },
})

const fewMarks = partners.slice(0, 4).map((partner) => <PartnerMark key={partner.id} partner={partner} />)

/** As large as they look side by side. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: () => <Row>{fewMarks}</Row>,
})

const SameWidth = styled(Row)`
  svg {
    width: 5rem;
  }
`

/** As wide as each other: a short name shouts, a long one cannot be read. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => <SameWidth>{fewMarks}</SameWidth>,
})
