import { type RefObject, useEffect, useState } from 'react';
import type { Winner } from './samples.ts';

/**
 * The latest real graded picks, asked for when the place where they stand is about to come into view. null until they
 * are known, while there are not three, and without a server.
 */
export function useRealWinners(place: RefObject<Element | null>): readonly Winner[] | null {
  const [winners, setWinners] = useState<readonly Winner[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const { realWinners } = await import('./real-winners.ts');
      const real = await realWinners();
      if (wanted) setWinners(real);
    };
    const stopWaiting = whenNear(place.current, () => {
      load().catch(() => {
        // The page stands without them; a marketing list is no reason to tell a reader of an error.
      });
    });
    return () => {
      wanted = false;
      stopWaiting();
    };
  }, [place]);
  return winners;
}

/** Calls back once, when the reader is less than half a window away from `element`. */
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
