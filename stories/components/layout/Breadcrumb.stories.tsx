import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { Breadcrumb } from '../../../src/components/layout/Breadcrumb/Breadcrumb'
import { homeLink, newsLink, productsLink } from '../../../src/site/navigation'
import { paths } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'
import { DarkSurface } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Layout/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    guide: {
      purpose: 'Shows the path to the page, with links to the pages above it.',
      do: ['End with the page itself, without `href`.'],
      dont: ['Don’t repeat the page’s title elsewhere as a link.'],
      accessibility: [
        'A labelled navigation; the last crumb is `aria-current="page"`.',
        'The separators are not read.',
      ],
    },
    layout: 'padded',
  },
  args: { crumbs: [homeLink, { label: 'Produits' }] },
})

/** The last crumb is the page itself, without a link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: common.breadcrumb })).toBeVisible()
    await expect(canvas.getByRole('link', { name: homeLink.label })).toHaveAttribute('href', '/')
    await expect(canvas.getByText('Produits')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

export const ThreeLevels = meta.story({ args: { crumbs: [homeLink, productsLink, { label: 'Ondéa 8' }] } })

/** The breadcrumb of a service, as specified: category and slug. */
export const CategoryAndSlug = meta.story({
  args: {
    crumbs: [{ label: 'entretien', href: paths.servicesOf('entretien') }, { label: 'entretien-annuel' }],
  },
})

export const OnDarkSurface = ThreeLevels.extend({
  decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>],
})

/** A heading with the page's name follows: a phone does not show it twice. */
export const TitleBelow = meta.story({
  ...onPhone,
  args: { ...ThreeLevels.input.args, isTitleBelow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ondéa 8')).not.toBeVisible()
  },
})

/** A long title wraps. */
export const LongTitle = meta.story({
  args: { crumbs: [homeLink, productsLink, { label: 'Poêle à granulés canalisable '.repeat(5) }] },
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Every link as under the pointer. */
export const Hovered = meta.story({ globals: { pseudo: { hover: ['a'] } } })

/** Every link as with the focus of the keyboard. */
export const Focused = meta.story({ globals: { pseudo: { focusVisible: ['a'] } } })

/** Where the page stands in the site. */
export const RightUse = meta.story({ tags: ['!dev'], args: ThreeLevels.input.args })

/** The way by which the visitor came: that is what the Back button is for. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    crumbs: [
      homeLink,
      newsLink,
      { label: 'Un chantier à Quillan', href: paths.article('un-chantier-a-quillan') },
      { label: 'Contact', href: paths.contact },
      productsLink,
      { label: 'Ondéa 8' },
    ],
  },
})
