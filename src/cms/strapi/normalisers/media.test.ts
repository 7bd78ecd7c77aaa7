import { describe, expect, it } from 'vitest'
import { buildMedia, seedMedia } from '../../../mocks/fixtures/media'
import { toMedia, toMediaUrl, withAbsoluteMedia } from './media'

describe('toMediaUrl', () => {
  it.each([
    ['/uploads/a.jpg', 'https://cms.test/uploads/a.jpg'],
    ['uploads/a.jpg', 'https://cms.test/uploads/a.jpg'],
    ['https://res.cloudinary.com/x/a.jpg', 'https://res.cloudinary.com/x/a.jpg'],
    ['HTTP://cdn.test/a.jpg', 'HTTP://cdn.test/a.jpg'],
    ['/a.jpg?from=https://cdn.test', 'https://cms.test/a.jpg?from=https://cdn.test'],
    ['//cdn.test/a.jpg', 'https://cdn.test/a.jpg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    // In a `srcset` a space ends the address, and after a comma another one begins.
    ['/uploads/Un poêle.jpg', 'https://cms.test/uploads/Un%20poêle.jpg'],
    ['/a.jpg 1x,\thttps://cdn.test/b.jpg', 'https://cms.test/a.jpg%201x,%09https://cdn.test/b.jpg'],
  ])('%s becomes %s', (url, absolute) => {
    expect(toMediaUrl(url)).toBe(absolute)
  })
})

describe('toMedia', () => {
  it('returns null for a file that is not a picture', () => {
    expect(toMedia(buildMedia({ url: '/uploads/notice.pdf', mime: 'application/pdf' }))).toBeNull()
    expect(toMedia(buildMedia({ url: '/uploads/feu.mp4', mime: 'video/mp4' }))).toBeNull()
    expect(toMedia(buildMedia({ mime: 'image/svg+xml' }))).not.toBeNull()
  })

  it('makes every URL absolute and sorts the formats by width, without the thumbnail', () => {
    const media = toMedia(buildMedia())
    expect(media).toMatchObject({
      url: 'https://cms.test/uploads/scenes/showroom.jpg',
      width: 2560,
      height: 1440,
    })
    expect(media?.formats).toEqual([
      { url: 'https://cms.test/uploads/scenes/small_showroom.jpg', width: 500 },
      { url: 'https://cms.test/uploads/scenes/medium_showroom.jpg', width: 750 },
      { url: 'https://cms.test/uploads/scenes/large_showroom.jpg', width: 1000 },
    ])
  })

  it('has no formats when the backend generated none', () => {
    expect(toMedia(seedMedia('products/wood-cast'))?.formats).toEqual([])
  })

  it('reads every format that Strapi and the companion generate, and knows the usual widths', () => {
    const names = ['xlarge', 'large', 'medium', 'small', 'xsmall']
    const formats = Object.fromEntries(names.map((name) => [name, { url: `/${name}.jpg` }]))
    expect(toMedia({ url: '/a.jpg', formats })?.formats).toEqual([
      { url: 'https://cms.test/xsmall.jpg', width: 320 },
      { url: 'https://cms.test/small.jpg', width: 500 },
      { url: 'https://cms.test/medium.jpg', width: 750 },
      { url: 'https://cms.test/large.jpg', width: 1000 },
      { url: 'https://cms.test/xlarge.jpg', width: 1200 },
    ])
  })

  it.each([
    { url: '/a.svg', mime: null },
    { url: '/a.GIF?v=2', mime: null },
    { url: '/a', mime: 'image/svg+xml' },
    { url: 'https://res.cloudinary.com/demo/image/upload/v1/a.gif', mime: 'image/gif' },
  ])('does not resize the drawing or animation %j', ({ url, mime }) => {
    const media = toMedia({ url, mime, formats: { small: { url: '/small.png', width: 500 } } })
    expect(media?.formats).toEqual([])
    expect(media?.url).not.toContain('w_')
  })

  it.each([[null], ['large'], [[{ url: '/l.jpg' }]], [{ large: '/l.jpg' }], [{ large: { url: ' ' } }]])(
    'has no formats when they are %j',
    (formats) => {
      expect(toMedia({ url: '/a.jpg', formats })?.formats).toEqual([])
    },
  )

  it('resolves URLs against the origin of another backend', () => {
    const media = toMedia({ url: '/a.jpg', formats: { large: { url: '/l.jpg' } } }, 'https://news.test')
    expect([media?.url, media?.formats[0]?.url]).toEqual([
      'https://news.test/a.jpg',
      'https://news.test/l.jpg',
    ])
    expect(toMedia('/a.jpg', 'https://news.test')?.url).toBe('https://news.test/a.jpg')
  })

  it('omits formats without a URL and unknown formats', () => {
    const formats = {
      small: { width: 500 },
      medium: null,
      poster: { url: '/p.jpg', width: 9 },
      large: { url: '/l.jpg' },
      xsmall: { url: '/xs.jpg', width: 320 },
    }
    expect(toMedia({ url: '/a.jpg', formats })?.formats).toEqual([
      { url: 'https://cms.test/xs.jpg', width: 320 },
      { url: 'https://cms.test/l.jpg', width: 1000 },
    ])
  })

  it('uses the alternative text, then the caption, then an empty text', () => {
    expect(toMedia({ url: '/a.jpg', alternativeText: ' Un poêle ', caption: 'Légende' })?.alt).toBe(
      'Un poêle',
    )
    expect(toMedia({ url: '/a.jpg', alternativeText: null, caption: 'Légende' })?.alt).toBe('Légende')
    expect(toMedia({ url: '/a.jpg', alternativeText: null, caption: null, name: 'a.jpg' })?.alt).toBe('')
    expect(toMedia({ url: '/a.jpg', alternativeText: 'poele_face_2023.JPG', caption: 'a.jpg' })?.alt).toBe('')
  })

  it('reads sizes given as texts, and null when there are none', () => {
    expect(toMedia({ url: '/a.jpg', width: '900', height: null })).toMatchObject({ width: 900, height: null })
    expect(toMedia({ url: '/a.jpg', width: '1e999', height: 0 })).toMatchObject({ width: null, height: null })
  })

  it('reads the first item of a list', () => {
    expect(toMedia([{ url: '/a.jpg' }, { url: '/b.jpg' }])?.url).toBe('https://cms.test/a.jpg')
  })

  it('reads a plain URL', () => {
    expect(toMedia('/a.jpg')).toEqual({
      url: 'https://cms.test/a.jpg',
      alt: '',
      width: null,
      height: null,
      formats: [],
    })
  })

  it.each([[null], [undefined], [''], [3], [[]], [{}], [{ url: null }], [{ url: '  ' }], [[null]]])(
    'returns null for %j',
    (value) => {
      expect(toMedia(value)).toBeNull()
    },
  )
})

describe('a picture on the cloud image service', () => {
  const address = (options: string) => `https://res.cloudinary.com/demo/image/upload/${options}v1/poele.jpg`
  const toCloud = (size: { width: number | null; height: number | null }) =>
    toMedia({ url: address(''), ...size, formats: { large: { url: address('old/') } } })

  it('has the width, format and quality options, and the size that it is delivered at', () => {
    expect(toCloud({ width: 2400, height: 1600 })).toMatchObject({
      url: address('w_1200,f_auto,q_auto,c_lfill/'),
      width: 1200,
      height: 800,
      formats: [500, 750, 1000, 1200].map((width) => ({
        url: address(`w_${width},f_auto,q_auto,c_lfill/`),
        width,
      })),
    })
  })

  it('is never enlarged', () => {
    const media = toCloud({ width: 800, height: 600 })
    expect(media).toMatchObject({ width: 800, height: 600 })
    expect(media?.formats.map(({ width }) => width)).toEqual([500, 750])
  })

  it('has every width when its own is unknown', () => {
    const media = toCloud({ width: null, height: null })
    expect(media).toMatchObject({ width: null, height: null })
    expect(media?.formats.map(({ width }) => width)).toEqual([500, 750, 1000, 1200])
  })
})

describe('withAbsoluteMedia', () => {
  it.each([
    [
      '<img src="/a.jpg"><img src="/b.jpg">',
      '<img src="https://cms.test/a.jpg"><img src="https://cms.test/b.jpg">',
    ],
    ["<IMG SRC='/a.jpg'>", "<IMG SRC='https://cms.test/a.jpg'>"],
    ['<img src=/a.jpg>', '<img src=https://cms.test/a.jpg>'],
    ['<img src  =  "/a.jpg">', '<img src  =  "https://cms.test/a.jpg">'],
    ['<img src="uploads/a.jpg">', '<img src="https://cms.test/uploads/a.jpg">'],
    ['<img src="a.jpg">', '<img src="https://cms.test/a.jpg">'],
    ['<a href="/uploads/a.pdf">', '<a href="https://cms.test/uploads/a.pdf">'],
    ['<a href  =  uploads/a.pdf>', '<a href  =  https://cms.test/uploads/a.pdf>'],
    [
      "<A HREF='uploads/a.pdf'><a href='uploads/b.pdf'>",
      "<A HREF='https://cms.test/uploads/a.pdf'><a href='https://cms.test/uploads/b.pdf'>",
    ],
  ])('makes the URLs in %s absolute', (html, absolute) => {
    expect(withAbsoluteMedia(html)).toBe(absolute)
  })

  it.each([
    '<img src="//cdn.test/a.jpg">',
    '<img src="https://cdn.test/uploads/a.jpg">',
    '<img src =  "https://cdn.test/a.jpg">',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img src=""><img src=>',
    '<img data-src="/a.jpg" data-href="uploads/a.pdf">',
    '<a href="/contact">',
    '<p>src: "/a.jpg", href: "uploads/a.pdf"</p>',
  ])('does not change %s', (html) => {
    expect(withAbsoluteMedia(html)).toBe(html)
  })
})
