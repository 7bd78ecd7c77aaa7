import { site } from '../../site/identity'
import { homeTexts } from '../../site/texts/home'
import type { Metadata } from '../../seo/metadata'

export const homeMetadata = (): Metadata => ({
  title: `${site.name} – ${site.tagline}`,
  description: homeTexts.metaDescription,
})
