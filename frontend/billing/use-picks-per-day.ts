import { useEffect, useState } from 'react';
import type { Tier } from '#schema/rules/access/tiers.ts';

export type PicksPerDay = Record<Tier, number>;

let loading: Promise<PicksPerDay | null> | null = null;

/** About how many picks a day each tier opens. Null until loaded, and when loading fails. Loaded once per visit. */
export function usePicksPerDay(): PicksPerDay | null {
  const [perDay, setPerDay] = useState<PicksPerDay | null>(null);
  useEffect(() => {
    let mounted = true;
    loading ??= import('./posted-picks.ts').then(({ loadPicksPerDay }) => loadPicksPerDay());
    loading.then(
      (loaded) => mounted && setPerDay(loaded),
      () => {
        // The page works without these numbers; the next visit tries again.
        loading = null;
      },
    );
    return () => {
      mounted = false;
    };
  }, []);
  return perDay;
}
