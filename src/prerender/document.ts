import { ALIVE } from '../app/Alive'
import { PAGE_STATE_ID, type PageState } from '../app/pageState'
import { scriptJson } from '../seo/jsonLd'
import type { RenderedPage } from './renderPage'

/**
 * Starts the application once the page and its main picture are there, or as soon as the visitor does something; and
 * keeps the presses on buttons until the application answers them (see `Alive`), and from React, which would answer
 * some of them at once and so twice. Links need no help.
 * The same text in every page, so that one hash allows it.
 */
export const STARTER =
  "(()=>{let s;const f=()=>{if(s)return;s=1;const m=JSON.parse(document.getElementById('boot').textContent);" +
  "for(const h of m.slice(1)){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}" +
  "import(m[0])};for(const e of['pointerdown','keydown','focusin'])addEventListener(e,f,{once:true,capture:true});" +
  "const p=[],k=e=>{const b=e.target.closest('button');if(b){e.preventDefault();e.stopPropagation();p.push(b)}};addEventListener('click',k,true);" +
  `addEventListener('${ALIVE}',()=>{removeEventListener('click',k,true);const n=()=>{p.shift()?.click();if(p[0])setTimeout(n)};n()},{once:true});` +
  "document.readyState==='complete'?f():addEventListener('load',()=>setTimeout(f))})()"

export type Assets = {
  /** Scripts to start with: the entry first, then what it and the page need. */
  scripts: string[]
  /** Asked for with the page. */
  font: string | null
}

export type PageDocument = {
  page: RenderedPage
  assets: Assets
  /** null for a page that no script takes over. */
  state: Omit<PageState, 'queries'> | null
  /** Canonical address, link preview, structured data. */
  description: string
  /** True for the document that stands in for every address without a file. */
  isFallback?: boolean
}

/** The whole HTML document of a page. */
export const toDocument = ({
  page,
  assets,
  state,
  description,
  isFallback = false,
}: PageDocument): string => {
  const pageState: PageState | null = state && { ...state, queries: page.queries }
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.head,
    description,
    '<meta name="theme-color" content="#1d1815"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    assets.font && `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    page.styles,
    `</head><body><div id="root"${isFallback ? ' data-fallback=""' : ''}>${page.body}</div>`,
    ...(pageState
      ? [
          `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(pageState)}</script>`,
          `<script type="application/json" id="boot">${scriptJson(assets.scripts)}</script>`,
          `<script>${STARTER}</script>`,
        ]
      : []),
    '</body></html>',
  ].join('')
}
