import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { toService } from '../../../src/cms/strapi/normalisers/toService'
import { ServiceCard } from '../../../src/components/services/ServiceCard/ServiceCard'
import { seedMedia } from '../../../src/mocks/fixtures/media'
import { buildService } from '../../../src/mocks/fixtures/services'
import { byTitle, choiceOf } from '../../support/choices'
import { someServices } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Services/ServiceCard',
  component: ServiceCard,
  argTypes: { service: choiceOf(byTitle(someServices(8))) },
  parameters: {
    guide: {
      purpose: 'A service in the list: picture, category, title, subtitle and link.',
      do: ['Set `isFirst` on the first card of the list, so that its picture is loaded first.'],
      dont: ['Don’t build its link: the card does.'],
      accessibility: ['The name of its link includes the title.', 'The category is text, not only a colour.'],
    },
  },
  args: { service: toService(buildService()) },
  decorators: [(Story) => <div style={{ maxWidth: '38rem', padding: '2rem' }}>{Story()}</div>],
})

/** The name of its link includes the title. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Voir plus\s: Entretien annuel$/ })
    await expect(link).toHaveAttribute('href', '/services/entretien/entretien-annuel')
  },
})

export const PortraitPicture = meta.story({
  args: { service: toService(buildService({ image: seedMedia('products/pellet-round-white') })) },
})

/** One of the site's own pictures, chosen by category, replaces it. */
export const WithoutPicture = meta.story({ args: { service: toService(buildService({ image: null })) } })

/** An unknown category is shown as the backend spells it. */
export const OtherCategory = meta.story({
  args: {
    service: toService(
      buildService({
        title: 'Visite à domicile',
        subtitle: 'La pièce, le conduit, la puissance',
        category: 'Étude & conseil',
        image: null,
      }),
    ),
  },
})

/** The category is not repeated above a title that says it. */
export const NamedAsItsCategory = meta.story({
  args: {
    service: toService(
      buildService({
        title: 'Dépannage',
        subtitle: 'Un arrêt, une alarme, un bruit',
        category: 'sav',
        image: null,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Dépannage/SAV')).not.toBeInTheDocument()
  },
})

/** It is where the title does not say it. */
export const NamedOtherwise = meta.story({
  args: { service: toService(buildService({ title: 'Ramonage', subtitle: 'Conduit et raccordement' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Entretien')).toBeVisible()
  },
})

/** No category, subtitle or slug: the link uses the id. */
export const TitleOnly = meta.story({
  args: { service: toService(buildService({ category: null, subtitle: null, slug: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '/services/services-details/service00000000000000001',
    )
  },
})

/** A very long title wraps without widening the grid. */
export const LongTitle = meta.story({
  args: { service: toService(buildService({ title: 'Entretien annuel '.repeat(10) })) },
})

/** One sentence says what is done. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** The whole text: it belongs to the service’s own page. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    service: toService(
      buildService({
        subtitle:
          'Nous démontons le foyer, nettoyons l’échangeur, le creuset et la vitre, contrôlons les joints, ramonons le conduit par le haut, réglons la combustion, vérifions les sécurités une à une, puis vous remettons le certificat que demande votre assurance, avec nos conseils pour la saison.',
      }),
    ),
  },
})
