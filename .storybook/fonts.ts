import figtree from '../src/theme/fonts/figtree.woff2'
import fraunces from '../src/theme/fonts/fraunces.woff2'

let ready: Promise<unknown> | undefined

/** Before the first story, so that none is measured or captured with a fallback font. */
export const loadFonts = (): Promise<unknown> => {
  ready ??= Promise.all(
    [
      new FontFace('Fraunces', `url(${fraunces})`, { weight: '300 450' }),
      new FontFace('Figtree', `url(${figtree})`, { weight: '400 700' }),
    ].map(async (font) => document.fonts.add(await font.load())),
  )
  return ready
}
