import { useEffect, useState } from 'react';
import { openSession } from '#frontend/app/session/open-session.ts';
import { useSession } from '#frontend/app/session/session.ts';
import type { Winner } from './samples.ts';

/** The latest real graded picks; null until they are known, while there are not three, and without a server. */
export function useRealWinners(): readonly Winner[] | null {
  const [winners, setWinners] = useState<readonly Winner[] | null>(null);
  const known = useSession().status !== 'loading';
  useEffect(() => {
    if (!known) return;
    let wanted = true;
    const load = async () => {
      await openSession();
      const { realWinners } = await import('./real-winners.ts');
      const real = await realWinners();
      if (wanted) setWinners(real);
    };
    load().catch(() => {
      // The page stands without them; a marketing list is no reason to tell a reader of an error.
    });
    return () => {
      wanted = false;
    };
  }, [known]);
  return winners;
}
