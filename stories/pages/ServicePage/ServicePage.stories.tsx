import { expect } from 'storybook/test'
import { behaviour, onPaper } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { buildTariff } from '../../../src/mocks/fixtures/firm'
import { buildMedia } from '../../../src/mocks/fixtures/media'
import { buildService, seedServices } from '../../../src/mocks/fixtures/services'
import { firmHandlers } from '../../../src/mocks/handlers/firm'
import { servicesHandlers } from '../../../src/mocks/handlers/services'
import { ServiceByIdPage, ServicePage } from '../../../src/pages/ServicePage/ServicePage'
import { servicesLink } from '../../../src/site/navigation'
import { common } from '../../../src/site/texts/common'
import { serviceTexts as texts } from '../../../src/site/texts/services'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Service',
  component: ServicePage,
  decorators: [inWholePage],
  parameters: { address: '/services/entretien/entretien' },
})

const [known] = seedServices()

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entretien' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: common.breadcrumb })).toHaveTextContent(
      'Entretienentretien',
    )
    const links = canvas.getAllByRole('link', { name: 'Entretien' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/services/entretien',
      '/services/entretien',
    ])
    await expect(canvas.getByRole('heading', { name: texts.banner })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: common.contactUs })).toHaveAttribute(
      'href',
      '/contact?service=entretien/entretien#formulaire',
    )
  },
})

/** What customers ask, below the text. */
export const WithQuestions = meta.story({
  parameters: { address: '/services/installation/pose-de-poele-a-granules' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Combien de temps dure la pose ?')).toBeInTheDocument()
  },
})

// Asked for once the visitor comes near.
WithQuestions.test('leads to the jobs of the service', behaviour, async ({ canvas }) => {
  await canvas.findByText('Combien de temps dure la pose ?')
  canvas.getByRole('heading', { name: texts.banner }).scrollIntoView()
  await expect(await canvas.findByRole('heading', { name: texts.jobs })).toBeInTheDocument()
  await expect(canvas.getByRole('link', { name: /^Chantier\s: granulés et climatisation/ })).toBeVisible()
})

export const ById = meta.story({
  render: () => <ServiceByIdPage />,
  parameters: {
    address: `/services/services-details/${known?.documentId}`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vente' })).toBeVisible()
    await expect(canvas.getByText(known?.documentId ?? '?')).toBeVisible()
  },
})

/** The text in one column, without what leads to other pages. */
export const Printed = meta.story({
  ...onPaper,
  parameters: { ...onPaper.parameters, address: '/services/installation/pose-de-poele-a-granules' },
})

/** A maintenance service, of a backend that says what it costs. */
export const Priced = meta.story({
  beforeEach({ msw }) {
    msw.use(firmHandlers.single('tariff', buildTariff()))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: common.seeTariffs })).toHaveAttribute(
      'href',
      '/tarifs',
    )
  },
})

/** A portrait picture is shown whole, beside the text. */
export const PortraitPicture = meta.story({
  beforeEach({ msw }) {
    const image = buildMedia({}, 'products/pellet-rect-white')
    msw.use(servicesHandlers.of([buildService({ title: 'Entretien', slug: 'entretien', image })]))
  },
})

/** One of the site's own pictures, chosen by category, replaces it. */
export const WithoutPicture = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.of([buildService({ title: 'Entretien', slug: 'entretien', image: null })]))
  },
})

/** Without a category, the page links back to all services. */
export const WithoutCategory = meta.story({
  parameters: { address: '/services/services/pose' },
  beforeEach({ msw }) {
    msw.use(servicesHandlers.of([buildService({ title: 'Pose', slug: 'pose', category: null })]))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Pose' })
    const links = canvas.getAllByRole('link', { name: servicesLink.label })
    await expect(links.every((link) => link.getAttribute('href') === '/services')).toBe(true)
  },
})

export const LongTitle = meta.story({
  beforeEach({ msw }) {
    const title = 'Entretien complet d’un poêle à granulés canalisable '.repeat(3)
    msw.use(servicesHandlers.of([buildService({ title, slug: 'entretien' })]))
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.pending)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading)).toBeVisible()
    await expect(canvas.queryByText(texts.notFound)).toBeNull()
  },
})

/** "Loading..." stays, with a link to all services below it. */
export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.empty)
    expectConsole(/There is no service “entretien”/)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notFound)).toBeVisible()
    await expect(canvas.getByText(texts.loading)).toBeVisible()
    await expect(canvas.getByRole('link', { name: common.ourServices })).toBeVisible()
  },
})

export const CmsDown = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.down)
    expectConsole(/Reading the service “entretien” failed/)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notFound)).toBeVisible()
    await expect(canvas.getByText(texts.loading)).toBeVisible()
  },
})
