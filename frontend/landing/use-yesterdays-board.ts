import { type RefObject, useEffect, useState } from 'react';
import type { YesterdaysPickFragment } from '#frontend/generated/graphql.ts';
import { whenNear } from '#frontend/ui/when-near.ts';

/**
 * The picks of yesterday, fetched when their section is about to scroll into view. Null until they are loaded, and when
 * loading fails.
 */
export function useYesterdaysBoard(
  place: RefObject<Element | null>,
): readonly YesterdaysPickFragment[] | null {
  const [picks, setPicks] = useState<readonly YesterdaysPickFragment[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const { yesterdaysBoard } = await import('./yesterdays-board.ts');
      const posted = await yesterdaysBoard();
      if (wanted) setPicks(posted);
    };
    const stopWaiting = whenNear(place.current, () => {
      load().catch(() => {
        // The page works without this list, so a failure is not shown.
      });
    });
    return () => {
      wanted = false;
      stopWaiting();
    };
  }, [place]);
  return picks;
}
