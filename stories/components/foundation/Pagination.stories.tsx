import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { Pagination } from '../../../src/components/foundation/Pagination/Pagination'
import { common } from '../../../src/site/texts/common'
import { paginationTexts } from '../../../src/site/texts/pagination'
import { showsNothing } from '../../support/showsNothing'
import { ShowMore } from '../../../src/components/foundation/ShowMore/ShowMore'
import { paths } from '../../../src/site/paths'

const meta = preview.meta({
  title: 'Components/Foundation/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      purpose: 'Page numbers and a next arrow; nothing when there is only one page.',
      do: ['Use links: each page can be shared and opened in a new tab.'],
      dont: ['Don’t use it with “Voir plus”.'],
      accessibility: [
        'A labelled navigation; each number is read as “Page 3”, and the current one is `aria-current`.',
        'Every link is at least 44 px high and wide.',
      ],
    },
  },
  args: { page: 1, pageCount: 3, hrefOf: (page) => `/services?page=${page}` },
  decorators: [(Story) => <div style={{ padding: '2rem' }}>{Story()}</div>],
})

export const FirstPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: paginationTexts.next })).toHaveAttribute(
      'href',
      '/services?page=2',
    )
  },
})

/** No arrow: there is no next page. */
export const LastPage = meta.story({
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: paginationTexts.next })).toBeNull()
  },
})

/** An ellipsis replaces the pages that are left out. */
export const ManyPages = meta.story({ args: { page: 6, pageCount: 12 } })

/** On one line. */
export const ManyPagesOnPhone = ManyPages.extend({
  ...onPhone,
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('link', { name }).offsetTop
    await expect(top(paginationTexts.next)).toBe(top('Page 1'))
  },
})

/** Nothing is shown. */
export const OnePage = meta.story({
  ...showsNothing,
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})

/** The second page as under the pointer. */
export const Hovered = meta.story({ globals: { pseudo: { hover: ['li:nth-child(2) a'] } } })

/** The second page as with the focus of the keyboard. */
export const Focused = meta.story({ globals: { pseudo: { focusVisible: ['li:nth-child(2) a'] } } })

/** One way through the list. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** Two ways: does “Voir plus” go to page 2? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <>
      <ShowMore
        onShowMore={() => {}}
        loadingLabel={common.loading}
        wholeList={{ label: common.allProducts, href: paths.allProducts }}
      />
      <Pagination {...args} />
    </>
  ),
})
