import { expect } from 'storybook/test'
import { shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { NotFoundView } from '../../../src/pages/NotFoundPage/NotFoundView'
import { notFoundTexts as texts } from '../../../src/site/texts/errors'

/** A picture, the message and a link home. */
const meta = preview.meta({ title: 'Views/Not found', component: NotFoundView })

export const Default = meta.story({
  ...shownByPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/')
  },
})
