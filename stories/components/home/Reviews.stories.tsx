import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { Reviews } from '../../../src/components/home/Reviews/Reviews'
import { noProof, type Reviews as ReviewsOfSource } from '../../../src/site/proof'
import { proofOf } from '../../support/samples'
import { showsNothing } from '../../support/showsNothing'

const reviews: ReviewsOfSource = {
  score: 4.8,
  count: 127,
  source: 'Avis Exemple',
  href: 'https://avis.example/entreprise',
  date: '2026-11-03',
  quotes: proofOf().reviews?.quotes ?? [],
}

const withReviews = (changes: Partial<ReviewsOfSource>) => ({
  ...noProof,
  reviews: { ...reviews, ...changes },
})

const meta = preview.meta({
  title: 'Components/Home/Reviews',
  component: Reviews,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'The firm’s score on a site of reviews, with a few quotes.',
      do: ['Link to the source, where visitors can check it.'],
      dont: ['Don’t describe the score in structured data: it is another site’s.'],
      accessibility: ['The link names the site that it leads to.'],
    },
  },
  args: { proof: withReviews({}) },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ce qu’en disent nos clients' })).toBeVisible()
    await expect(canvas.getByText('4,8')).toBeVisible()
    await expect(canvas.getByText(/^127\savis sur Avis Exemple au 3 novembre 2026$/)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Lire les avis sur Avis Exemple' })
    await expect(link).toHaveAttribute('href', reviews.href)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByText(/^«\sPosé en une journée, et le salon rendu propre.\s»$/)).toBeVisible()
    await expect(canvas.getByText('Jeanne M.')).toBeVisible()
  },
})

export const OnPhone = Default.extend({ ...onPhone })

/** The owner has copied no quote, and no date. */
export const ScoreOnly = meta.story({
  args: { proof: withReviews({ score: 5, count: 1, date: undefined, quotes: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\savis sur Avis Exemple$/)).toBeVisible()
    await expect(canvas.queryByText(/Extraits/)).toBeNull()
  },
})

export const LongQuote = meta.story({
  ...onPhone,
  args: {
    proof: withReviews({
      source: 'L’annuaire des artisans recommandés d’Occitanie',
      quotes: [
        {
          text: 'Nous avions reçu trois devis, et c’est le seul artisan qui soit monté dans les combles pour voir le conduit ; le poêle tire mieux que l’ancien, la pose a été faite en une journée, et le salon rendu plus propre qu’avant.',
          author: 'Une famille de Saint-Hilaire-de-Carcassonne',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The owner has entered none: there is nothing. */
export const Empty = meta.story({
  ...showsNothing,
  args: { proof: noProof },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

/** Quotes that can be read at a glance. */
export const RightUse = meta.story({ ...onPhone, tags: ['!dev'] })

/** A whole letter: nobody reads it, and it could be about anybody. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: {
    proof: withReviews({
      quotes: [
        {
          text: 'Un grand merci à toute l’équipe ! Nous avions un vieux poêle, nous avons longtemps hésité, puis nous avons appelé. Ils sont venus, ils ont regardé, ils ont conseillé. La pose s’est très bien passée, tout le monde a été charmant. Nous recommandons à tous nos amis, à toute notre famille et à tous nos voisins !',
        },
      ],
    }),
  },
})
