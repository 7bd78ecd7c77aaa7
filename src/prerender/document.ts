import { HYDRATED } from '../app/Hydrated'
import { PAGE_STATE_ID, type PageState } from '../app/pageState'
import { scriptJson } from '../seo/jsonLd'
import type { RenderedPage } from './renderPage'

/**
 * The only inline script of a page, the same in all of them, so that one hash in the policy allows it. It loads the
 * application once the page and its main picture are loaded and shown, or at the visitor's first action; a tab
 * that shows nothing does not wait for that. Until `HYDRATED` it holds clicks on buttons back, also from React, which
 * would answer some of them early; then it replays them. Links work without the application.
 */
export const STARTER = `(() => {
  let isStarted;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const [entry, ...others] = JSON.parse(document.getElementById('boot').textContent);
    import(entry);
    for (const href of others) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  };
  for (const event of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(event, start, { once: true, capture: true });
  if (document.readyState === 'complete') start();
  else addEventListener('load', () => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 300);
  });

  const held = [];
  const hold = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(button);
  };
  const replay = () => {
    held.shift()?.click();
    if (held[0]) setTimeout(replay);
  };
  addEventListener('click', hold, true);
  addEventListener('${HYDRATED}', () => {
    removeEventListener('click', hold, true);
    replay();
  }, { once: true });
})()`.replaceAll(/\n\s*/g, '')

export type Assets = {
  /** The application's entry first, then the scripts to preload with it. */
  scripts: string[]
  /** Address of the font to preload; null for none. */
  font: string | null
}

export type PageDocument = {
  page: RenderedPage
  assets: Assets
  /** null for a page without scripts. */
  state: PageState | null
  /** Canonical address, link preview and structured data, as HTML. */
  description: string
  /** Whether this is the 404 document, served for every address without a file. */
  isFallback?: boolean
}

/** The HTML document of a page. */
export const toDocument = ({ page, assets, state, description, isFallback = false }: PageDocument): string =>
  [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.head,
    description,
    '<meta name="theme-color" content="#1d1815"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    assets.font && `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    page.styles,
    `</head><body><div id="root"${isFallback ? ' data-fallback=""' : ''}>${page.body}</div>`,
    ...(state
      ? [
          `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`,
          `<script type="application/json" id="boot">${scriptJson(assets.scripts)}</script>`,
          `<script>${STARTER}</script>`,
        ]
      : []),
    '</body></html>',
  ].join('')
