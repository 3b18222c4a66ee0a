import { type RefObject, useEffect, useState } from 'react';
import type { Winner } from './samples.ts';

/**
 * The latest graded picks, fetched when their section is about to scroll into view. Null until they are loaded, and
 * when loading fails.
 */
export function useRealWinners(place: RefObject<Element | null>): readonly Winner[] | null {
  const [winners, setWinners] = useState<readonly Winner[] | null>(null);
  useEffect(() => {
    let active = true;
    const load = async () => {
      const { realWinners } = await import('./real-winners.ts');
      const real = await realWinners();
      if (active) setWinners(real);
    };
    const stopWaiting = whenNear(place.current, () => {
      load().catch(() => {
        // The page works without this list, so a failure is not shown.
      });
    });
    return () => {
      active = false;
      stopWaiting();
    };
  }, [place]);
  return winners;
}

/** Calls back once, when `element` is less than half a screen away from the viewport. */
function whenNear(element: Element | null, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '50%' },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
