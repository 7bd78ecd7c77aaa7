import { fallbackDescription } from '../../site/texts/common'
import { pageTitle, type Metadata } from '../../seo/metadata'
import { articleTexts, newsTexts } from '../../site/texts/news'

/** `{title} – Actualités | {firm}`. @param article null until it is loaded. */
export const articleMetadata = (article: { title: string; excerpt: string } | null): Metadata => ({
  title: pageTitle(article ? articleTexts.pageTitle(article.title) : newsTexts.pageTitle),
  description: article ? article.excerpt || fallbackDescription(article.title) : undefined,
})
