import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Pagination } from '../../../src/components/foundation/Pagination/Pagination'
import { common } from '../../../src/site/texts/common'

const meta = preview.meta({
  title: 'Components/Foundation/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      purpose: 'Numbered pages and a next arrow; nothing when all stands on one page.',
      do: ['Give addresses: each page can be shared and opened in a tab.'],
      dont: ['Don’t use it with “Voir plus”.'],
      accessibility: [
        'A named navigation; each number is read “Page 3”, the current one `aria-current`.',
        'Every target is 44 px.',
      ],
    },
  },
  args: { page: 1, pageCount: 3, hrefOf: (page) => `/services?page=${page}` },
  decorators: [(Story) => <div style={{ padding: '2rem' }}>{Story()}</div>],
})

export const FirstPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: common.nextPage })).toHaveAttribute(
      'href',
      '/services?page=2',
    )
  },
})

/** No arrow: there is no next page. */
export const LastPage = meta.story({
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: common.nextPage })).toBeNull()
  },
})

/** What is left out is told by an ellipsis. */
export const ManyPages = meta.story({ args: { page: 6, pageCount: 12 } })

/** Nothing at all. */
export const OnePage = meta.story({
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})
