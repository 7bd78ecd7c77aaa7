import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { JobLinks } from '../../../src/components/news/JobLinks/JobLinks'
import { productTexts as texts } from '../../../src/site/texts/product'
import { showsNothing } from '../../support/showsNothing'

const job = {
  slug: 'un-insert-a-alet',
  title: 'Chantier : un insert dans une maison à colombages d’Alet-les-Bains',
  village: 'Alet-les-Bains',
  duration: 'trois jours',
}

const meta = preview.meta({
  title: 'Components/News/JobLinks',
  component: JobLinks,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'Leads from a product or a service to the jobs where the firm has used it.',
      do: ['Let the heading say what the jobs have in common.'],
      dont: ['Don’t list every article about it: only jobs have a village.'],
      accessibility: ['A list under a heading; each link is the title of its article.'],
    },
  },
  args: {
    heading: texts.jobs,
    jobs: [
      job,
      {
        slug: 'un-bouilleur',
        title: 'Chantier : un poêle bouilleur à la place du fioul',
        village: 'Quillan',
      },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.jobs })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: job.title })).toHaveAttribute(
      'href',
      '/actualites/un-insert-a-alet',
    )
    await expect(canvas.getByText('Quillan')).toBeVisible()
    await expect(canvas.getByText('trois jours')).toBeVisible()
  },
})

export const OnPhone = Default.extend({ ...onPhone })

/** The oldest ones are left to the news. */
export const Many = meta.story({
  args: { jobs: Array.from({ length: 9 }, (_, index) => ({ ...job, slug: `chantier-${index}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
})

export const LongNames = meta.story({
  ...onPhone,
  args: {
    jobs: [
      {
        ...job,
        village: 'Saint-Martin-de-Villereglan-et-ses-environs',
        duration: 'un peu plus de trois semaines, séchage compris',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** No job has used it. */
export const Empty = meta.story({
  ...showsNothing,
  args: { jobs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

/** The heading says what the jobs have in common. */
export const RightUse = meta.story({ ...onPhone, tags: ['!dev'] })

/** Any link could be here. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: { heading: 'Voir aussi' },
})
