import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { behaviour, onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { Footer, type FooterProps } from '../../../src/components/layout/Footer/Footer'
import { Band, BottomRow, Menu } from '../../../src/components/layout/Footer/Footer.styles'
import { paths } from '../../../src/site/paths'
import { layoutTexts } from '../../../src/site/texts/layout'
import { expectInside, SpacedText as Spaced } from '../../support/largeText'
import { DuringSummer, summerNotice } from '../../support/notices'
import { longName, proofOf, someArticles, withPlainSpaces } from '../../support/samples'
import { defaultShop } from '../../../src/site/shop'

const blurb = withPlainSpaces(layoutTexts.blurb)

const TogglingFooter = (props: FooterProps) => {
  const [isExpanded, setExpanded] = useState(false)
  return <Footer {...props} isExpanded={isExpanded} onToggle={() => setExpanded(!isExpanded)} />
}

/** The firm's name in the footer. */
const nameIn = (footer: HTMLElement) => {
  const name = footer.querySelector<HTMLElement>('p > span')
  if (!name) throw new Error('The footer has no name.')
  return name
}

/** The first text node of an element. */
const firstTextIn = (element: Element) => {
  const text = document.createNodeIterator(element, NodeFilter.SHOW_TEXT).nextNode()
  return text instanceof Text ? text : null
}

const meta = preview.meta({
  title: 'Components/Layout/Footer',
  component: Footer,
  parameters: {
    guide: {
      purpose: 'The footer of every page; its toggle shows more about the firm.',
      do: ['Keep `isExpanded` in the layout’s state.'],
      dont: ['Don’t add links to single services or articles: they are in the site map.'],
      accessibility: [
        'The toggle has `aria-expanded` and `aria-controls`.',
        'Without JavaScript everything is shown.',
      ],
    },
  },
  args: {
    isExpanded: false,
    onToggle: () => {},
    shop: defaultShop,
  },
})

export const Collapsed = meta.story({
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: layoutTexts.showMore })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText(blurb)).not.toBeVisible()
    const menu = within(canvas.getByRole('navigation', { name: layoutTexts.footerMenu }))
    await expect(menu.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute('href', paths.legal)
    await expect(menu.getByRole('link', { name: 'Accessibilité' })).toHaveAttribute(
      'href',
      paths.accessibility,
    )
    await expect(menu.getByRole('link', { name: 'Plan du site' })).toHaveAttribute('href', paths.siteMap)
  },
})

// A translator has replaced the toggle's text by its own elements: the toggle still changes.
Collapsed.test(
  'shows and hides a text that the browser translated',
  { ...behaviour, render: (args) => <TogglingFooter {...args} /> },
  async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button')
    const text = firstTextIn(toggle)
    const translated = document.createElement('font')
    translated.textContent = 'Show more'
    text?.replaceWith(translated)
    await expect(toggle).toHaveTextContent('Show more')
    await userEvent.click(toggle)
    await expect(toggle).toHaveTextContent(/^Masquer$/)
  },
)

// "Afficher plus" becomes "Masquer", and keeps the focus.
Collapsed.test(
  'shows and hides the text',
  { ...behaviour, render: (args) => <TogglingFooter {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher plus' }))
    const toggle = canvas.getByRole('button', { name: 'Masquer' })
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(blurb)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(blurb)).not.toBeVisible()
  },
)

export const Expanded = meta.story({
  args: { isExpanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(blurb)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Nous contacter' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      defaultShop.social.linkedin,
    )
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      defaultShop.social.facebook,
    )
  },
})

/** What the owner announces is among the contact details. */
export const WithNotice = Expanded.extend({
  decorators: [(Story) => <DuringSummer>{Story()}</DuringSummer>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(summerNotice.text)).toBeVisible()
  },
})

/** What shows that the firm is real, once the owner has entered it. */
export const WithProof = meta.story({
  args: { shop: { ...defaultShop, proof: proofOf() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^RGE QualiPAC/ })).toBeVisible()
    await expect(canvas.getByText('Assureur Exemple, contrat 000000')).toBeVisible()
  },
})

export const WithProofOnPhone = WithProof.extend({ ...onPhone })

/** The first link of the menu as under the pointer. */
export const LinkHovered = meta.story({ globals: { pseudo: { hover: ['nav a[href="/"]'] } } })

/** The same link as with the focus of the keyboard. */
export const LinkFocused = meta.story({ globals: { pseudo: { focusVisible: ['nav a[href="/"]'] } } })

export const CollapsedOnPhone = Collapsed.extend({ ...onPhone })

export const ExpandedOnPhone = Expanded.extend({ ...onPhone })

/** The name wraps where wide spacing leaves it no room. */
export const SpacedText = meta.story({
  ...onPhone,
  decorators: [(Story) => <Spaced>{Story()}</Spaced>],
  play: async ({ canvas }) =>
    expectInside(nameIn(canvas.getByRole('contentinfo')), canvas.getByRole('contentinfo')),
})

/** A long name is set smaller, and wraps on a phone. */
export const LongName = meta.story({ ...onDesktop, args: { name: longName } })

export const LongNameOnPhone = LongName.extend({ ...onPhone })

/** Few links, which are the same for years. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** Each article too: it grows every week, and the pages that matter are lost. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <>
      <Footer {...args} />
      <Band as="div" data-surface="dark" style={{ paddingTop: 0 }}>
        <BottomRow aria-label={layoutTexts.menu.news} style={{ marginTop: 0 }}>
          <Menu role="list">
            {someArticles(8).map(({ slug, title }) => (
              <li key={slug}>
                <a href={paths.article(slug)}>{title}</a>
              </li>
            ))}
          </Menu>
        </BottomRow>
      </Band>
    </>
  ),
})
