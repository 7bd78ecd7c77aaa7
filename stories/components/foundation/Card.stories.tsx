import { Link } from 'react-router-dom'
import { expect } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { airConditioning, maintenance, showroom } from '../../../src/assets/pictures/scenes'
import { Card, CardAction, CardTitleLink } from '../../../src/components/foundation/Card/Card'
import { Picture } from '../../../src/components/media/Picture/Picture'
import { DarkSurface } from '../../support/Surface'

const shop = <Picture picture={showroom} alt="" sizes="20rem" />

const meta = preview.meta({
  title: 'Components/Foundation/Card',
  component: Card,
  subcomponents: { CardTitleLink, CardAction },
  parameters: {
    guide: {
      purpose: 'A list entry that is clickable as a whole.',
      do: [
        'Put one link in it: `CardTitleLink` in the heading, or `CardAction` below the text.',
        'Put the subject of the card into `about`.',
      ],
      dont: ['Don’t put a second link or a button in it: the first link covers them.'],
      accessibility: [
        'An `article` with one link, whose name says where it leads.',
        'The focus outline surrounds the whole card.',
      ],
    },
    layout: 'padded',
  },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
})

/** The element that a click on the card's picture hits. */
const hitOnPicture = (card: HTMLElement) => {
  const { left, top, width } = card.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + 20)
}

/** The link is in the heading; a click on the picture follows it too. */
export const WithTitleLink = meta.story({
  render: () => (
    <Card>
      {shop}
      <h3>
        <CardTitleLink to="/services/vente">Vente</CardTitleLink>
      </h3>
      <p>Poêles, inserts et climatisation</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(hitOnPicture(canvas.getByRole('article'))).toBe(canvas.getByRole('link'))
  },
})

/** The link is below the text; a click on the picture follows it too. */
export const WithAction = meta.story({
  render: () => (
    <Card>
      <Picture picture={maintenance} alt="" sizes="20rem" />
      <h3>Entretien annuel</h3>
      <CardAction to="/services/entretien/entretien-annuel" label="Voir plus" about=" : Entretien annuel" />
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Voir plus\s: Entretien annuel$/ })
    await expect(hitOnPicture(canvas.getByRole('article'))).toBe(link)
  },
})

// The focus outline surrounds the card.
WithAction.test('has one link to focus', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('link')).toHaveFocus()
})

/** About air conditioning: what marks it has the cool accent. */
export const CoolAccent = meta.story({
  render: () => (
    <Card accent="cool">
      <Picture picture={airConditioning} alt="" sizes="20rem" />
      <h3>Choisir sa climatisation</h3>
      <CardAction to="/services/vente/climatisation" label="Voir plus" about=" : Choisir sa climatisation" />
    </Card>
  ),
})

export const OnDarkSurface = WithAction.extend({
  decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>],
})

/** One card, one link. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Card>
      {shop}
      <h3>
        <CardTitleLink to="/services/vente">Vente</CardTitleLink>
      </h3>
      <p>Poêles, inserts et climatisation</p>
    </Card>
  ),
})

/** The card’s link lies over the second one: a click on it leads elsewhere. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Card>
      {shop}
      <h3>
        <CardTitleLink to="/services/vente">Vente</CardTitleLink>
      </h3>
      <p>
        Poêles, inserts : <Link to="/contact">demander un devis</Link>
      </p>
    </Card>
  ),
})
