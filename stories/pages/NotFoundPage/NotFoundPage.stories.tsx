import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { NotFoundPage } from '../../../src/pages/NotFoundPage/NotFoundPage'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Not found',
  component: NotFoundPage,
  decorators: [inWholePage],
  parameters: { address: '/nulle/part' },
})

/** The texts of the specification, including the misspelling; they are English on a French page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'This page could not be found.' })
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('404 Errro')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/')
    await expect(document.title).toMatch(/^This page could not be found\. \| /)
  },
})

export const OnPhone = Default.extend({ ...onPhone })
