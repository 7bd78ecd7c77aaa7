import { HYDRATED_EVENT } from './Hydrated'
import { START_FAILED_EVENT } from './startFailedEvent'
import { START_FAILURE_ID } from '../../components/layout/StartFailure/startFailureId'

const RETRY_AFTER_MS = 2_000
/** A script may hang for ever. On a slow network the notice goes when the application starts after all. */
const TIMEOUT_MS = 30_000

/**
 * An inline script. It is the same in every page, so that the content security policy needs one hash. It loads
 * the application after the `load` event and the first paint, or at the first user input; a background tab does not
 * wait for a paint, and a page that keeps the place of what its address asks for (`MARK_ASKED`) waits for nothing. Until
 * `HYDRATED_EVENT` it captures clicks on buttons, also before React, which would handle some of them too early; then it
 * replays them. A visitor who is in a field by then keeps the focus: an `input` event says so (`visitorActs.ts`). Links
 * work without the application. When the application cannot start, after a second attempt, it lets the clicks go and
 * shows the page's notice, and the page as it was prerendered. Text typed in a form with `data-draft` is stored under
 * that key of the session storage when the visitor leaves: the application restores it. Going back within the document
 * loads the page of that address. A browser older than the supported ones (README.md) keeps the
 * HTML: it lacks `dvh`, the newest unit of the styles.
 */
export const STARTER = `(() => {
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
  const held = [];
  const hold = (event) => {
    const it = event.target.closest('button');
    if (!it) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(it);
  };
  const replay = () => {
    const it = held.shift();
    if (!it) return;
    it.click();
    setTimeout(() => {
      if (document.activeElement.matches('input, textarea')) dispatchEvent(new Event('input'));
      replay();
    });
  };
  addEventListener('click', hold, true);
  const free = () => removeEventListener('click', hold, true);
  const save = () => {
    for (const form of document.querySelectorAll('form[data-draft]')) {
      const draft = Object.fromEntries(new FormData(form));
      if (Object.values(draft).join('')) sessionStorage.setItem(form.dataset.draft, JSON.stringify(draft));
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
  const asked = () => document.querySelector('[data-asked]');
  const fail = () => {
    free();
    asked()?.removeAttribute('data-asked');
    addEventListener('popstate', go);
    notice.hidden = false;
  };
  addEventListener('${START_FAILED_EVENT}', fail);
  for (const event of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(event, start, true);
  if (document.readyState === 'complete' || asked()) start();
  else addEventListener('load', () => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 300);
  });
})()`.replaceAll(/\s*\n\s*|\s*([=>{}(),;:?|&]+)\s*/g, '$1')
