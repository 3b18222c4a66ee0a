import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from '#frontend/ui/when-near.ts';

/**
 * What `load` finds, asked when its place is about to scroll into view. Undefined until it is loaded, and when loading fails.
 * `load` is a constant of its module.
 */
export function useWhenNear<Found>(
  place: RefObject<Element | null>,
  load: () => Promise<Found | null>,
): Found | null | undefined {
  const [found, setFound] = useState<Found | null>();
  useEffect(() => {
    let wanted = true;
    const stopWaiting = whenNear(place.current, () => {
      load()
        .then((loaded) => wanted && setFound(loaded))
        .catch(() => {
          // The page works without it, so a failure is not shown.
        });
    });
    return () => {
      wanted = false;
      stopWaiting();
    };
  }, [place, load]);
  return found;
}
