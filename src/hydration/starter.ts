import { HYDRATED_EVENT } from './Hydrated'

/**
 * The only inline script of a page, the same in all of them, so that one hash in the policy allows it. It loads the
 * application once the page and its main picture are loaded and shown, or at the visitor's first action; a tab
 * that shows nothing does not wait for that. Until `HYDRATED_EVENT` it holds clicks on buttons back, also from React, which
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
  addEventListener('${HYDRATED_EVENT}', () => {
    removeEventListener('click', hold, true);
    replay();
  }, { once: true });
})()`.replaceAll(/\n\s*/g, '')
