import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { byVillage, jobsOf } from '../../../src/cms/content/jobs'
import { placeVillages } from '../../../src/communes/placeVillages'
import { JobSites } from '../../../src/components/news/JobSites/JobSites'
import { newsTexts as texts } from '../../../src/site/texts/news'
import { someArticles } from '../../support/samples'
import { showsNothing } from '../../support/showsNothing'

const villages = placeVillages(byVillage(jobsOf(someArticles(30))))

const meta = preview.meta({
  title: 'Components/News/JobSites',
  component: JobSites,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'Shows where the firm has worked: its jobs by village, with the villages’ numbers on a map.',
      do: ['Number the villages in the order of the list.'],
      dont: ['Don’t give an address: a village is enough.'],
      accessibility: ['A heading for each village; the map names them in its description.'],
    },
  },
  args: { villages },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: texts.jobsByVillage })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Alet-les-Bains',
      'Bram',
      'Carcassonne',
      'Chalabre',
      'Espéraza',
      'Quillan',
    ])
    await expect(canvas.getByRole('img')).toHaveAccessibleDescription(
      /Nos chantiers y sont numérotés\s: 1, Alet-les-Bains\s; 2, Bram/,
    )
    await expect(canvas.getByRole('link', { name: /^Chantier\s: un canalisable/ })).toHaveAttribute(
      'href',
      '/actualites/chantier-un-canalisable-dans-un-plain-pied-de-bram',
    )
  },
})

export const OnPhone = Default.extend({ ...onPhone })

/** Two jobs in one village, and a village that is no commune: it comes last, without a number. */
export const UnknownVillage = meta.story({
  args: {
    villages: [
      {
        name: 'Les Hauts de Limoux',
        jobs: [{ slug: 'hauts', title: 'Un tubage de douze mètres', village: 'Les Hauts de Limoux' }],
      },
      ...villages.slice(0, 1).map(({ name, jobs, place }) => ({
        name,
        jobs: [...jobs, { slug: 'tubage', title: 'Un tubage de huit mètres', village: name }],
        place,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Alet-les-Bains',
      'Les Hauts de Limoux',
    ])
  },
})

/** None can be placed: there is no map. */
export const WithoutMap = meta.story({
  args: { villages: villages.map(({ name, jobs }) => ({ name, jobs })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const Empty = meta.story({
  ...showsNothing,
  args: { villages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

/** A village: precise enough to be recognised, and on the map. */
export const RightUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: { villages: villages.slice(0, 2) },
})

/** A customer’s address, for everybody to read; the map does not know it. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: {
    villages: villages.slice(0, 2).map(({ name, jobs }, index) => ({
      name: `${index + 12}, rue du Pont, ${name}`,
      jobs,
    })),
  },
})
