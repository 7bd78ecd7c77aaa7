import { expect, waitFor } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ProductGallery } from '../../../src/components/catalogue/ProductGallery/ProductGallery'
import { buildMedia } from '../../../src/mocks/fixtures/media'
import { productDetailTexts as texts } from '../../../src/site/texts/productDetails'
import { byTitle, choiceOf } from '../../support/choices'
import { expectAnnounced } from '../../support/announcements'
import { productOf, someProducts } from '../../support/samples'

const image = buildMedia({}, 'products/wood-modern-logbox')
const logs = buildMedia({}, 'scenes/oaklogs')
const wall = buildMedia({}, 'scenes/detail-stone-wall')

const labelOf = (number: number, { alternativeText }: typeof image) =>
  texts.showPicture(number, alternativeText ?? '')

const meta = preview.meta({
  title: 'Components/Catalogue/ProductGallery',
  component: ProductGallery,
  tags: ['!stable', 'proposed'],
  argTypes: { product: choiceOf(byTitle(someProducts(16))) },
  parameters: {
    guide: {
      purpose: 'The pictures of a product: one large, the others as links that show them in its place.',
      do: ['Give every picture an alternative text: it is its caption too.'],
      dont: ['Don’t move it by itself.'],
      accessibility: [
        'A thumbnail is a link to the file, which works without scripts; the shown one is the current one.',
        'What is shown is announced.',
      ],
    },
    layout: 'padded',
  },
  args: { product: productOf({ image, gallery: [logs, wall] }), sizes: '30rem' },
  decorators: [(Story) => <div style={{ maxWidth: '30rem' }}>{Story()}</div>],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: image.alternativeText ?? '' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: labelOf(1, image) })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(canvas.getByRole('link', { name: labelOf(2, logs) })).toHaveAttribute(
      'href',
      `https://cms.test${logs.url}`,
    )
  },
})

export const OnPhone = Default.extend({ ...onPhone })

Default.test('shows another picture by keyboard, and moves nothing', behaviour, async (context) => {
  const { canvas, canvasElement, userEvent } = context
  const height = canvasElement.scrollHeight
  const link = canvas.getByRole('link', { name: labelOf(3, wall) })
  link.focus()
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('img', { name: wall.alternativeText ?? '' })).toBeVisible()
  await expect(canvas.queryByRole('img', { name: image.alternativeText ?? '' })).not.toBeInTheDocument()
  // A scene stands on a plain ground: only its thumbnail and itself.
  await expect(canvasElement.querySelectorAll(`img[src*="${wall.hash}"]`)).toHaveLength(2)
  await expect(link).toHaveFocus()
  await expect(link).toHaveAttribute('aria-current', 'true')
  // Reduced motion still takes a frame.
  await waitFor(() => expect(canvas.getByText(wall.alternativeText ?? '')).toBeVisible())
  await expect(canvas.getByText(logs.alternativeText ?? '')).not.toBeVisible()
  await expect(canvasElement.scrollHeight).toBe(height)
  await expectAnnounced(texts.shownPicture(3, 3))
})

/** A backend without further pictures, or with the main one again, shows no thumbnails. */
export const OnePicture = meta.story({
  args: { product: productOf({ image, gallery: [image] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: image.alternativeText ?? '' })).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

/** The first of the gallery takes the place of a missing picture. */
export const WithoutMainPicture = meta.story({
  args: { product: productOf({ image: null, gallery: [logs] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: logs.alternativeText ?? '' })).toBeVisible()
  },
})

/** Undescribed pictures have a number only. */
export const Undescribed = meta.story({
  args: {
    product: productOf({ image, gallery: [buildMedia({ alternativeText: null, caption: null })] }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Voir la photo 2' })).toBeVisible())
  },
})

/** A caption of one long word is not wider than the picture. */
export const LongWord = meta.story({
  args: { product: productOf({ image, gallery: [buildMedia({ alternativeText: 'granulés'.repeat(10) })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('granulés'.repeat(10)).offsetWidth).toBeLessThanOrEqual(480)
  },
})

/** A picture that cannot be loaded is not offered. */
export const OneBroken = meta.story({
  args: {
    product: productOf({
      image,
      gallery: [logs, { ...wall, url: 'data:image/png;base64,broken', formats: null }],
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2))
  },
})

/** Each picture shows something different. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** The same view again, and a caption that does not say what is to be seen. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    product: productOf({
      image: buildMedia({ alternativeText: 'Photo du produit' }, 'products/wood-modern-logbox'),
      gallery: [
        buildMedia({ alternativeText: 'Photo du produit' }, 'products/wood-modern-1'),
        buildMedia({ alternativeText: 'Photo du produit' }, 'products/wood-modern-1'),
      ],
    }),
  },
})
