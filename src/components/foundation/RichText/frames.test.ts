// With jsdom, as the build runs it.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { bindPurifier } from './purifier'
import { sanitise } from './sanitise'

bindPurifier(new JSDOM('').window)

it.each([
  [
    '<iframe src="https://www.youtube.com/embed/a1"></iframe><p>Suite.</p>',
    '<p><a href="https://www.youtube.com/embed/a1" rel="noopener noreferrer">À voir sur www.youtube.com</a></p><p>Suite.</p>',
  ],
  [
    '<p>Ici : <iframe src="//player.vimeo.com/video/1" title="La pose d’un insert"></iframe></p>',
    '<p>Ici&nbsp;: <a href="//player.vimeo.com/video/1" rel="noopener noreferrer">La pose d’un insert</a></p>',
  ],
  [
    '<div><p>Un</p><div><iframe src="//a.fr/1" title="A"></iframe><iframe src="//b.fr/2" title="B"></iframe></div></div>',
    '<p>Un</p><p><a href="//a.fr/1" rel="noopener noreferrer">A</a></p><p><a href="//b.fr/2" rel="noopener noreferrer">B</a></p>',
  ],
  [
    '<div><p><iframe src="//a.fr/1" title="A"></iframe></p></div>',
    '<p><a href="//a.fr/1" rel="noopener noreferrer">A</a></p>',
  ],
  [
    '<figure class="media"><oembed url="https://youtu.be/a1"></oembed></figure>',
    '<figure><a href="https://youtu.be/a1" rel="noopener noreferrer">À voir sur youtu.be</a></figure>',
  ],
  [
    '<div><oembed url="https://youtu.be/a1"></oembed></div>',
    '<p><a href="https://youtu.be/a1" rel="noopener noreferrer">À voir sur youtu.be</a></p>',
  ],
  ['<p>Un</p><iframe src="http://example.fr/"></iframe>', '<p>Un</p>'],
  ['<p>Un</p><iframe src="javascript:ran()" title="x"></iframe>', '<p>Un</p>'],
  ['<p>Un</p><iframe srcdoc="<p>Deux</p>"></iframe>', '<p>Un</p>'],
])('a frame is a link to another site, or goes: %s', (html, expected) => {
  expect(sanitise(html, 2)).toBe(expected)
})
