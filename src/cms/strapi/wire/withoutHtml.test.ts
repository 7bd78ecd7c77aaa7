import { expect, it } from 'vitest'
import { withoutHtml } from './withoutHtml'

it.each([
  ['<p>Choisir son <b>poêle</b>,</p>\n<p>puis le poser.</p>', 'Choisir son poêle, puis le poser.'],
  ['Avant<br/>après <a href="/contact?a=1&amp;b=2" target="_blank">ici</a>.', 'Avant après ici.'],
  ['<ul><li>Bois</li><li>Granulés</li></ul>', 'Bois Granulés'],
  ['<P CLASS=x>Un<STRONG>e</STRONG></P>', 'Une'],
  ['<o:p xml:lang="fr">Fermé<img src="x" alt=""></o:p> <center>lundi</center>', 'Fermé lundi'],
  ['Bois &amp; granulés&nbsp;: l&#39;été, l&rsquo;hiver', "Bois & granulés\u00A0: l'été, l’hiver"],
  ['&amp;lt;p&amp;gt; &xlt; &constructor; &#10;', '&lt;p&gt; &xlt; &constructor; &#10;'],
  [
    'Po&ecirc;les &agrave; 3&nbsp;000 &euro;, &Eacute;tanche, s&oelig;ur',
    'Poêles à 3\u00A0000 €, Étanche, sœur',
  ],
  ['<p><!--[if !supportLists]-->1.<!--[endif]--> Garantie</p>', '1. Garantie'],
  ['Un<!--[if gte mso 9]><xml><w:View/></xml><![endif]--> poêle', 'Un poêle'],
])('takes the HTML from %j', (html, plain) => {
  expect(withoutHtml(html)).toBe(plain)
})

it.each([
  'Dès 5 < 8 kW, ou > 12 kW',
  'Poêle <trois étoiles>',
  'a<b et c>d',
  'Dupont & Fils',
  'Ligne 1\nLigne 2',
  'Un  <p sans fin',
  'Bois --> granulés <!-- ici',
])('leaves %j as it is', (typed) => {
  expect(withoutHtml(typed)).toBe(typed)
})

it.each(['<p ', '<p a="', '<p a=b ', '<!--', '-->'])('is quick with a hundred thousand times %j', (start) => {
  expect(withoutHtml(start.repeat(100_000))).not.toBe('')
})
