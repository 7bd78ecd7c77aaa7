import { expect, waitFor } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { RichText } from '../../../src/components/foundation/RichText/RichText'
import { richTextTexts } from '../../../src/site/texts/richText'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { DarkSurface } from '../../support/Surface'
import { expectHarmless, hostileHtml } from '../../support/hostileHtml'

const meta = preview.meta({
  title: 'Components/Foundation/RichText',
  component: RichText,
  parameters: {
    guide: {
      purpose: 'Text that the owner wrote in the backend, sanitised and styled for reading.',
      do: ['Set `topLevel` to the level of its first heading in the page’s outline.'],
      dont: ['Don’t show backend HTML any other way.'],
      accessibility: [
        'Heading levels are adjusted to the page’s outline.',
        'Lines have at most about 75 characters; links are underlined.',
      ],
    },
    layout: 'padded',
  },
  args: { html: '<p>Un poêle étanche et silencieux.</p>' },
})

const table = `
  <table>
    <caption>Puissances conseillées</caption>
    <thead><tr><th scope="col">Surface</th><th scope="col">Maison ancienne</th><th scope="col">Maison récente</th></tr></thead>
    <tbody>
      <tr><th scope="row">60 m²</th><td>7 kW</td><td>4 kW</td></tr>
      <tr><th scope="row">100 m²</th><td>11 kW</td><td>7 kW</td></tr>
    </tbody>
  </table>`

const everything = `
  <p>Un poêle <strong>étanche</strong>, <em>silencieux</em>, à <mark>8 kW</mark> : CO<sub>2</sub>, 80 m<sup>2</sup>,
  <s>2 990 €</s> <small>prix public</small>, <code>RS-232</code>, <abbr title="Ventilation mécanique">VMC</abbr>.</p>
  <h2>Ce qu’il faut</h2>
  <ul><li>Un conduit de 80 mm</li><li>Une prise <a href="/contact">à proximité</a></li></ul>
  <h3>Dans l’ordre</h3>
  <ol start="3"><li>La visite</li><li>La pose</li></ol>
  <blockquote><p>On ne s’en passe plus.</p></blockquote>
  <figure><img src="https://cms.test/uploads/scenes/pellets.jpg" alt="Granulés" width="1200" height="800">
    <figcaption>Des granulés secs.</figcaption></figure>
  ${table}
  <pre><code>Sortie des fumées  80/125</code></pre>
  <hr><p>Fin.</p>`

/** Every element that the sanitiser allows. */
export const Everything = meta.story({
  args: { html: everything },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('list')).toHaveLength(2)
    await expect(canvas.getByRole('table', { name: 'Puissances conseillées' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Granulés' })).toHaveAttribute('loading', 'lazy')
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Ce qu’il faut')
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Dans l’ordre')
  },
})

export const EverythingOnPhone = Everything.extend({ ...onPhone })

export const OnDarkSurface = Everything.extend({
  decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>],
})

/** Scripts, foreign resources and overlays are removed; the text stays. */
export const MaliciousHtml = meta.story({ args: { html: hostileHtml } })

MaliciousHtml.test('runs nothing when clicked', behaviour, async ({ canvas, canvasElement, userEvent }) => {
  const link = await canvas.findByText('Lien piégé')
  const [text] = canvasElement.getElementsByTagName('div')
  if (!text) throw new Error('Nothing was shown.')
  await userEvent.click(link)
  await userEvent.click(canvas.getByText('Paragraphe piégé'))
  await expectHarmless(text)
  await expect(canvas.getByText('Avant.')).toBeVisible()
  await expect(canvas.getByText('Après.')).toBeVisible()
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    richTextTexts.seeElsewhere('elsewhere.test'),
  ])
})

/** Markup that would take the place of the page, or of the functions that clean it. */
export const FaultyMarkup = meta.story({
  args: {
    html: '<frameset><img name="createElement" src="https://cms.test/uploads/scenes/pellets.jpg" alt="Granulés"><form><input name="ownerDocument"></form><div>Un poêle.</div>',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Un poêle.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Granulés' })).not.toHaveAttribute('name')
  },
})

/** A text that cannot be sanitised is shown all the same, without its markup. */
export const WithoutMarkup = meta.story({
  args: { html: `<h2>Un poêle &amp; un conduit</h2>${'<div>'.repeat(300)}<p>Un <b>poêle</b> étanche.</p>` },
  beforeEach: () => expectConsole(/A text cannot be sanitised.*nested too deep/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Un poêle & un conduit')).toBeVisible()
    await expect(canvas.getByText('Un poêle étanche.')).toBeVisible()
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
})

/** Sizes are bounded: a picture keeps a shape of its own, a rule and a table stay in the page. */
export const HugeSizes = meta.story({
  args: {
    html: `<p>Avant.</p><img src="https://cms.test/uploads/scenes/pellets.jpg" alt="" width="10" height="100000">
      <hr width="100000"><table><tr><td colspan="100000" height="100000">8 kW</td></tr></table><p>Après.</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Après.')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.scrollHeight).toBeLessThan(1_000)
    await expect(canvas.getByRole('cell')).toHaveAttribute('colspan', '20')
  },
})

/** Accents piled up on a letter are not drawn over what is above and below the text. */
export const PiledAccents = meta.story({
  args: { html: `<p>Avant.</p><p>Poe${'&#769;'.repeat(300)}le</p><p>Après.</p>` },
  play: async ({ canvas }) => {
    const text = (await canvas.findByText('Après.')).parentElement
    await expect(text).toHaveStyle({ clipPath: 'inset(-16px)' })
  },
})

/** Headings start at the level set by the page, and skip none. */
export const ShiftedHeadings = meta.story({
  args: { html: '<h1>Pose</h1><p>…</p><h2>Conduit</h2><h6>Détail</h6><h2>Raccord</h2>', topLevel: 3 },
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('heading')
    const levels = headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    await expect(levels).toEqual(['H3 Pose', 'H4 Conduit', 'H5 Détail', 'H4 Raccord'])
  },
})

/** A text that starts with lower-level headings is raised to the page's level. */
export const RaisedHeadings = meta.story({
  args: { html: '<h4>Pose</h4><p>…</p><h5>Conduit</h5>' },
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('heading')
    await expect(headings.map(({ tagName }) => tagName)).toEqual(['H2', 'H3'])
  },
})

/** A picture that cannot be loaded leaves its description, and no empty space. */
export const BrokenPicture = meta.story({
  args: {
    html: '<p>Avant.</p><p><img src="data:image/png;base64,AAAA" alt="Le conduit" width="800" height="600"></p><p>Après.</p>',
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Le conduit' })
    await waitFor(() => expect(picture.offsetHeight).toBeLessThan(100))
  },
})

/** External links send no referrer; those to another place of the text are plain text. */
export const Links = meta.story({
  args: {
    html: `<p><a href="https://www.ademe.fr" target="_blank">L’Ademe</a>, <a href="//elsewhere.test/a">ailleurs</a>,
      <a href="/contact">nous écrire</a>, <a href="tel:+33468200705">appeler</a>,
      <a href="mailto:a@example.fr">un courriel</a>, <a href="#conduit">le conduit</a>.</p>`,
  },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    const rels = links.map((link) => link.getAttribute('rel'))
    await expect(rels).toEqual(['noopener noreferrer', 'noopener noreferrer', null, null, null])
    for (const link of links) await expect(link).not.toHaveAttribute('target')
  },
})

/** A long URL breaks, so that it does not widen the page. */
export const LongWord = meta.story({
  args: { html: `<p>Voir <a href="https://example.fr">https://example.fr/${'notice-'.repeat(30)}</a></p>` },
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Word leaves paragraphs that hold a space: they make no hole. */
export const EmptyParagraphs = meta.story({
  args: { html: `<p>Avant.</p>${'<p>&nbsp;</p>'.repeat(3)}<p><br></p><p>Après.</p>` },
  play: async ({ canvas }) => {
    const after = await canvas.findByText('Après.')
    await expect(after.previousSibling).toHaveTextContent('Avant.')
  },
})

/** Text that is not HTML. */
export const PlainText = meta.story({ args: { html: 'Un poêle < 8 kW & silencieux.' } })

/** A heading names its part, a list is a list, and a link says where it leads. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: {
    html: `
      <h2>Avant l’hiver</h2>
      <p>Quand le poêle est froid depuis deux jours :</p>
      <ul><li>videz le cendrier</li><li>nettoyez la vitre</li></ul>
      <p>Le reste fait partie de <a href="/services">l’entretien annuel</a>.</p>`,
  },
})

/** A sentence as a heading, dashes as a list, everything bold, and “cliquez ici”. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    html: `
      <h2>Avant l’hiver, quand le poêle est froid depuis deux jours, pensez à faire ceci</h2>
      <p><strong>- videz le cendrier !!!<br>- nettoyez la vitre !!!</strong></p>
      <p><strong>POUR LE RESTE, <a href="/services">CLIQUEZ ICI</a></strong></p>`,
  },
})
