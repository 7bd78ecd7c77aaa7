import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { LegalView } from '../../src/pages/LegalPage/LegalView'
import { legalSections } from '../../src/site/texts/legal'
import { defaultLegal } from '../../src/site/legal'
import { defaultShop } from '../../src/site/shop'

const sections = legalSections(defaultShop, defaultLegal)

/** The legal notices: a table of contents beside one column of sections. */
const meta = preview.meta({ title: 'Views/Legal', component: LegalView, args: { sections } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(sections.length)
  },
})
