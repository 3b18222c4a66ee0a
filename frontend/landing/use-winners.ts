import { useEffect, useState } from 'react';
import { openSession } from '#frontend/app/session/open-session.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { RECENT_WINNERS, type Winner } from './samples.ts';

/** Real graded picks as soon as there are three (DESIGN.md section 4); until then, and without a server, the samples. */
export function useWinners(): readonly Winner[] {
  const [winners, setWinners] = useState(RECENT_WINNERS);
  const known = useSession().status !== 'loading';
  useEffect(() => {
    if (!known) return;
    let wanted = true;
    const load = async () => {
      await openSession();
      const { realWinners } = await import('./real-winners.ts');
      const real = await realWinners();
      if (wanted && real) setWinners(real);
    };
    load().catch(() => {
      // The samples stand already; a marketing list is no reason to tell a reader of an error.
    });
    return () => {
      wanted = false;
    };
  }, [known]);
  return winners;
}
