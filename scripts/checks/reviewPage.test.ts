import { expect, it } from 'vitest'
import { reviewPage, type Change } from './reviewPage.ts'

const change = (component: string, picture: string, pixels: number): Change => ({
  component,
  picture,
  pixels,
})

const pageOf = (changes: readonly Change[]) =>
  reviewPage({ base: 'main', current: ['Show <b>bold</b> & "quoted" names'], count: 4, changes })

it('shows each component once, the one with the largest change first, and what is new before it', async () => {
  const page = await pageOf([
    change('Card', 'card-small/1', 3),
    change('Button', 'button-large/1', 900),
    change('Card', 'card-large/1', 70),
    change('Notice', 'notice-new/1', Number.POSITIVE_INFINITY),
  ])
  const headings = [...page.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, text]) => text)
  expect(headings).toEqual([
    'Notice',
    'notice-new/1 <small>new</small>',
    'Button',
    'button-large/1 <small>900 pixels</small>',
    'Card',
    'card-large/1 <small>70 pixels</small>',
    'card-small/1 <small>3 pixels</small>',
  ])
})

it('shows the subject of a commit as text', async () => {
  const page = await pageOf([])
  expect(page).toContain('Show &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; names')
})

it('starts with a link to each component that changed, with the number of its pictures', async () => {
  const page = await pageOf([
    change('contact/Field', 'field-empty/1', 3),
    change('contact/Field', 'field-filled/1', 2),
    change('Card', 'card-small/1', 1),
  ])
  expect(page).toContain(
    '<li><a href="#contact/Field">contact/Field</a> 2</li><li><a href="#Card">Card</a> 1</li>',
  )
  expect(page).toContain('<section id="contact/Field">')
})
