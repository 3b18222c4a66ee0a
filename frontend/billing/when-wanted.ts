import { whenNear } from '#frontend/ui/when-near.ts';

/** How the use of a page begins: by hand, keyboard or assistive technology. */
const USES = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** Little more than what is in view: further down it is only reached by using the page. */
const NEAR = '10%';

/**
 * Calls back once, when `element` is near the viewport or someone begins to use the page, whichever comes first. What
 * was done before the page was hydrated counts.
 */
export function whenWanted(element: Element | null, act: () => void): () => void {
  const waiting = new AbortController();
  const actOnce = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    act();
  };
  if (isUsed()) actOnce();
  else {
    for (const use of USES)
      window.addEventListener(use, actOnce, { capture: true, passive: true, signal: waiting.signal });
    waiting.signal.addEventListener('abort', whenNear(element, actOnce, NEAR));
  }
  return () => waiting.abort();
}

function isUsed(): boolean {
  const { activeElement, body } = document;
  return window.scrollY > 0 || (activeElement !== null && activeElement !== body);
}
