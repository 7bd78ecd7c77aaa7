import { BROKEN, clobbering, each, EVIL, overlays, requests } from './hostileElements.ts'

const IMAGE = `<img src=${BROKEN} onerror=ran()>`
const SCRIPT = '<script>ran()</script>'
const LINK = '<a href="javascript:ran()">x</a>'

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

/**
 * Texts that a hostile backend may send. If the site showed one as HTML as it is, it would call `ran()`, request
 * `https://evil.test/{its number}`, cover the page or lead away from it.
 *
 * No picture with an address in `src` is among them: pictures of other sites are allowed in long texts.
 */
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
