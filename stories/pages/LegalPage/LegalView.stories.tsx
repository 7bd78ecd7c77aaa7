import { expect } from 'storybook/test'
import { shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { showroom, winterHouse } from '../../../src/assets/pictures/scenes'
import { LegalView } from '../../../src/pages/LegalPage/LegalView'
import { accessibilityChapters, accessibilityTexts } from '../../../src/site/texts/accessibility'
import { legalChapters, legalTexts } from '../../../src/site/texts/legal'
import { defaultLegal } from '../../../src/site/legal'
import { defaultShop } from '../../../src/site/shop'

const chapters = legalChapters(defaultShop, defaultLegal)

/** A text in chapters: a table of contents beside one column. */
const meta = preview.meta({
  title: 'Views/Legal',
  component: LegalView,
  args: { texts: legalTexts, picture: winterHouse, chapters },
})

export const Default = meta.story({
  ...shownByPage,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(chapters.length)
  },
})

/** The accessibility statement. */
export const Accessibility = meta.story({
  ...shownByPage,
  args: {
    texts: accessibilityTexts,
    picture: showroom,
    chapters: accessibilityChapters(defaultShop),
  },
})
