import { expect } from 'storybook/test'
import { onWide, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import * as scenes from '../../../src/assets/pictures/scenes'
import { PageHero } from '../../../src/components/layout/PageHero/PageHero'
import { homeLink, productsLink } from '../../../src/site/navigation'
import { choiceOf } from '../../support/choices'

const meta = preview.meta({
  title: 'Components/Layout/PageHero',
  component: PageHero,
  argTypes: { picture: choiceOf(scenes) },
  parameters: {
    guide: {
      purpose: 'The dark band at the top of every page except the home page.',
      do: ['Choose a picture with little detail on the left, where the title is.'],
      dont: ['Don’t put a sentence in `title`.'],
      accessibility: [
        'Its title is the page’s only level-one heading.',
        'A dark overlay keeps the text readable over any picture.',
      ],
    },
  },
  args: { title: 'Produits', crumbs: [homeLink, { label: 'Produits' }], picture: scenes.showroom },
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
    // The header has the whole name.
    await expect(canvasElement).not.toHaveTextContent('Braise')
  },
})

export const WithSubtitle = meta.story({
  args: {
    title: 'Actualités',
    crumbs: [homeLink, { label: 'Actualités' }],
    subtitle: 'Chantiers, conseils, nouveautés et vie locale autour de Limoux.',
    picture: scenes.pellets,
  },
})

const longTitle = 'Poêle à granulés étanche et canalisable, habillage en céramique émaillée à la main'

export const LongTitle = meta.story({
  args: {
    title: longTitle,
    crumbs: [homeLink, productsLink, { label: longTitle }],
  },
})

export const LongTitleOnPhone = LongTitle.extend({ ...onPhone })

export const MediumTitle = meta.story({
  args: { title: 'Installer un poêle à granulés chez vous', crumbs: [homeLink, { label: 'Services' }] },
})

export const MediumTitleOnPhone = MediumTitle.extend({ ...onPhone })

/** A word longer than the screen is broken, so that the page does not scroll horizontally. */
export const LongWordOnPhone = meta.story({
  ...onPhone,
  args: { title: 'Chauffage-climatisation-réversible-multisplit' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const OnPhone = Default.extend({ ...onPhone })

export const OnWide = Default.extend({ ...onWide })

export const LongTitleOnWide = LongTitle.extend({ ...onWide })

/** The title names the page; the sentence is below it. */
export const RightUse = meta.story({ tags: ['!dev'], args: WithSubtitle.input.args })

/** A sentence is no name: what is this page called? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    title: 'Chantiers, conseils, nouveautés et vie locale autour de Limoux.',
    crumbs: [homeLink, { label: 'Actualités' }],
    picture: scenes.pellets,
  },
})
