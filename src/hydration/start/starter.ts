import { minifySync } from 'vite'
import { HYDRATED_EVENT } from './Hydrated'
import { START_FAILED_EVENT } from './startFailedEvent'
import { START_FAILURE_ID } from '../../components/layout/StartFailure/startFailureId'

const RETRY_AFTER_MS = 2_000
/** A script may hang for ever; the notice goes when the application starts after all. */
const TIMEOUT_MS = 30_000

const source = `(() => {
  let started;
  const start = () => {
    if (started) return;
    started = true;
    if (!CSS.supports('height: 1dvh')) return fail();
    setTimeout(() => hydrated || fail(), ${TIMEOUT_MS});
    const [entry, ...rest] = JSON.parse(document.getElementById('boot').textContent);
    import(entry).catch(() => setTimeout(() => import(entry).catch(fail), ${RETRY_AFTER_MS}));
    for (const href of rest)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  const clicks = [];
  const record = (event) => {
    const it = event.target.closest('button');
    if (!it) return;
    event.preventDefault();
    event.stopPropagation();
    clicks.push([it, document.activeElement]);
  };
  const isTyping = () => document.activeElement.matches('input, select, textarea');
  const replay = () => {
    const [it, focused] = clicks.shift() ?? [];
    if (!it) return;
    const isElsewhere = isTyping() || document.activeElement !== focused;
    if (!isTyping() || !it.hasAttribute('aria-haspopup')) it.click();
    setTimeout(() => {
      if (isElsewhere) dispatchEvent(new Event('input'));
      replay();
    });
  };
  addEventListener('click', record, true);
  const free = () => removeEventListener('click', record, true);
  const save = () => {
    for (const form of document.querySelectorAll('form[data-draft]')) {
      const key = form.dataset.draft;
      const typed = Object.fromEntries([...new FormData(form)].filter(([, text]) => text));
      if (Object.keys(typed).length)
        sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key)), ...typed }));
    }
  };
  addEventListener('pagehide', save);
  const path = location.pathname;
  const go = () => {
    if (location.pathname !== path) location.reload();
  };
  addEventListener('popstate', go);
  let hydrated;
  const notice = document.getElementById('${START_FAILURE_ID}');
  addEventListener('${HYDRATED_EVENT}', () => {
    hydrated = true;
    free();
    removeEventListener('pagehide', save);
    removeEventListener('popstate', go);
    notice.hidden = true;
    replay();
  }, { once: true });
  const filtered = () => document.querySelector('[data-query]');
  const fail = () => {
    free();
    filtered()?.removeAttribute('data-query');
    addEventListener('popstate', go);
    notice.hidden = false;
  };
  addEventListener('${START_FAILED_EVENT}', fail);
  for (const event of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(event, start, true);
  if (document.readyState === 'complete' || filtered()) start();
  else addEventListener('load', () => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 300);
  });
})()`

/**
 * Inline and the same in every page, for one CSP hash; clicks before hydration are replayed after it, but no dialog
 * opens over a field the visitor has gone to since. The `input` event tells `visitorActs.ts` that the visitor has gone
 * elsewhere; `dvh`, the newest CSS unit, tells the supported browsers.
 */
export const STARTER = minifySync('starter.js', source).code.trim()
