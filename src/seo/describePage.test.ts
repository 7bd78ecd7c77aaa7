import { describe, expect, it } from 'vitest'
import { describePage, type PageDescription } from './describePage'

const SITE = 'https://www.example.fr'

/** The link preview's tags of a page, by their names. */
const previewOf = (about: Partial<PageDescription>) => {
  const html = describePage('/products/ondea-8', { metadata: { title: 'Ondéa 8' }, ...about }, SITE)
  return Object.fromEntries(
    Array.from(
      html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g),
      ([, name, content]) => [name, content],
    ),
  )
}

const picture = { url: 'https://cms.test/uploads/ondea.jpg', alt: 'Poêle rond', width: 1200, height: 1500 }
const sitePicture = { 'og:image': `${SITE}/apercu.jpg`, 'og:image:width': '1200', 'og:image:height': '630' }

describe('the picture of a link preview', () => {
  it('is the page’s own, with its size and its alternative text', () => {
    expect(previewOf({ image: picture })).toMatchObject({
      'og:image': picture.url,
      'og:image:alt': 'Poêle rond',
      'og:image:width': '1200',
      'og:image:height': '1500',
      'twitter:card': 'summary_large_image',
    })
  })

  it.each([
    ['has none', null],
    ['has an invalid address', { ...picture, url: 'https://' }],
    ['has one inside its address', { ...picture, url: 'data:image/png;base64,AA' }],
    ['has a drawing, which no network shows', { ...picture, url: 'https://cms.test/a.svg?v=1' }],
  ])('is the site’s when the page %s', (_, image) => {
    expect(previewOf({ image })).toMatchObject(sitePicture)
  })
})
