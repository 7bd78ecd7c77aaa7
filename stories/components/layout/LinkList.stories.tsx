import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { LinkList } from '../../../src/components/layout/LinkList/LinkList'
import { productsLink } from '../../../src/site/navigation'
import { paths } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'

const links = Array.from({ length: 40 }, (_, index) => ({
  label: `Poêle à granulés Ondéa ${index + 1}`,
  href: paths.product(`ondea-${index + 1}`),
}))

const meta = preview.meta({
  title: 'Components/Layout/LinkList',
  component: LinkList,
  parameters: {
    guide: {
      purpose: 'Links to all entries of a section, for browsers and search engines without JavaScript.',
      do: ['Split a long list into pages, each with a link to the next.'],
      dont: ['Don’t link to it where JavaScript runs: there the list itself shows more.'],
      accessibility: ['A list, so that a screen reader says how many links there are.'],
    },
  },
  args: {
    title: common.allProducts,
    section: productsLink,
    links,
  },
})

export const LastPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Poêle à granulés Ondéa 40' })).toHaveAttribute(
      'href',
      '/products/ondea-40',
    )
    await expect(canvas.queryByRole('link', { name: common.followingPage })).toBeNull()
  },
})

export const FirstPage = meta.story({
  args: { next: `${paths.allProducts}-2` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: common.followingPage })).toHaveAttribute(
      'href',
      `${paths.allProducts}-2`,
    )
  },
})

export const OnPhone = FirstPage.extend({ ...onPhone })

/** A long word breaks, so that it does not widen the page. */
export const LongName = meta.story({
  ...onPhone,
  args: { links: [{ label: 'Ondéa-'.repeat(30), href: paths.product('ondea') }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
