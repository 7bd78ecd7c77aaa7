import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { LegalView } from '../../src/pages/LegalPage/LegalView'
import { legalSections } from '../../src/site/texts/legal'

/** The legal notices: a table of contents beside one column of sections. */
const meta = preview.meta({ title: 'Views/Legal', component: LegalView })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(legalSections.length)
  },
})
