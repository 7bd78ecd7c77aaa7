import { expect } from 'storybook/test'
import { onPhone } from '../../.storybook/modes'
import preview from '../../.storybook/preview'
import { HomePage } from '../../src/pages/HomePage/HomePage'
import { site } from '../../src/site/identity'
import { paths } from '../../src/site/paths'
import { common } from '../../src/site/texts/common'
import { homeTexts } from '../../src/site/texts/home'
import { mapTexts } from '../../src/site/texts/map'

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  parameters: { address: '/' },
})

/** No request to the backend or to any other site. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(document.title).toBe(`${site.name} – ${site.tagline}`)
    await expect(canvas.getByRole('link', { name: common.contactUs })).toHaveAttribute('href', paths.contact)
    await expect(canvas.getByRole('link', { name: homeTexts.hero.facebook })).toHaveAttribute(
      'href',
      site.social.facebook,
    )
    await expect(canvas.getByRole('list', { name: homeTexts.partners.logos }).children).toHaveLength(24)
    await expect(canvas.getByRole('button', { name: mapTexts.showInteractive })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
})

export const Phone = meta.story(onPhone)
