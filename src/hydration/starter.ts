import { HYDRATED_EVENT } from './Hydrated'
import { START_FAILED_EVENT } from './startFailedEvent'
import { START_FAILURE_ID } from './startFailure'

const RETRY_AFTER_MS = 2_000
/** A script may hang for ever. On a slow network the notice goes when the application starts after all. */
const TIMEOUT_MS = 30_000

/**
 * The only inline script. It is the same in every page, so that the content security policy needs one hash. It loads
 * the application after the `load` event and the first paint, or at the first user input; a background tab does not
 * wait for a paint. Until `HYDRATED_EVENT` it captures clicks on buttons, also before React, which would handle some of
 * them too early; then it replays them. Links work without the application. When the application cannot start, after a
 * second attempt, it lets the clicks go and shows the page's notice. Text typed in a form with `data-draft` is stored
 * under that key of the session storage when the visitor leaves: the application restores it. Going back within the
 * document loads the page of that address. A browser older than the supported ones (README.md) keeps the
 * HTML: it lacks `dvh`, the newest unit of the styles.
 */
export const STARTER = `(() => {
  let isStarted;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    if (!CSS.supports('height: 1dvh')) return fail();
    setTimeout(() => isHydrated || fail(), ${TIMEOUT_MS});
    const [entry, ...others] = JSON.parse(document.getElementById('boot').textContent);
    import(entry).catch(() => setTimeout(() => import(entry).catch(fail), ${RETRY_AFTER_MS}));
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
  const release = () => removeEventListener('click', hold, true);
  const storeDrafts = () => {
    for (const form of document.querySelectorAll('form[data-draft]')) {
      const draft = Object.fromEntries(new FormData(form));
      if (Object.values(draft).join('')) sessionStorage.setItem(form.dataset.draft, JSON.stringify(draft));
    }
  };
  addEventListener('pagehide', storeDrafts);
  const path = location.pathname;
  const follow = () => {
    if (location.pathname !== path) location.reload();
  };
  addEventListener('popstate', follow);
  let isHydrated;
  const notice = document.getElementById('${START_FAILURE_ID}');
  addEventListener('${HYDRATED_EVENT}', () => {
    isHydrated = true;
    release();
    removeEventListener('pagehide', storeDrafts);
    removeEventListener('popstate', follow);
    notice.hidden = true;
    replay();
  }, { once: true });
  const fail = () => {
    release();
    addEventListener('popstate', follow);
    notice.hidden = false;
  };
  addEventListener('${START_FAILED_EVENT}', fail);
})()`.replaceAll(/\n\s*/g, '')
