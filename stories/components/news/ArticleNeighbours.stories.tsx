import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ArticleNeighbours } from '../../../src/components/news/ArticleNeighbours/ArticleNeighbours'
import { articleTexts as texts } from '../../../src/site/texts/news'
import { PageColumn } from '../../support/Surface'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/News/ArticleNeighbours',
  component: ArticleNeighbours,
  parameters: {
    guide: {
      purpose: 'Leads from the end of an article to the ones published before and after.',
      do: ['Use the order of the news.'],
      dont: ['Don’t shorten the titles: they say what to expect.'],
      accessibility: ['A navigation with a name; each link has the title in its name.'],
    },
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
  args: {
    previous: { slug: 'poele-de-masse', title: 'Chantier : un poêle de masse dans une grange de Chalabre' },
    next: { slug: 'air-chaud', title: 'Canaliser l’air chaud : ce qui marche, ce qui déçoit' },
  },
})

export const Both = meta.story({
  play: async ({ canvas }) => {
    const [previous, next] = canvas.getAllByRole('link')
    await expect(previous).toHaveAttribute('rel', 'prev')
    await expect(previous).toHaveAttribute('href', '/actualites/poele-de-masse')
    await expect(next).toHaveAttribute('rel', 'next')
    await expect(next).toHaveAccessibleName(/^Actualité suivante Canaliser/)
  },
})

export const OnPhone = Both.extend({ ...onPhone })

/** The oldest article of all. */
export const NextOnly = meta.story({ args: { previous: null } })

/** The newest one. */
export const PreviousOnly = meta.story({ args: { next: null } })

/** The only article. */
export const Neither = meta.story({
  ...showsNothing,
  args: { previous: null, next: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: texts.neighbours })).toBeNull()
  },
})

/** The titles say what to expect. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** Cut short, they say nothing. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    previous: { slug: 'poele-de-masse', title: 'Chantier…' },
    next: { slug: 'air-chaud', title: 'Canaliser…' },
  },
})
