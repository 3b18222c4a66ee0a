import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { returnToOf } from '#frontend/app/return-to.ts';
import { useSession } from '#frontend/app/session/session.ts';
import type { Arrival } from '#frontend/ui/ArrivalNotice.tsx';

/**
 * Where a signed-in reader belongs: home when they already were signed in, and after this page's form where
 * they wanted to go before, else `afterwards`. Null for a visitor.
 */
export function useDestination(afterwards: string) {
  const location = useLocation();
  const session = useSession();
  const [begun, setBegun] = useState<{ arrival?: Arrival } | null>(null);
  const returnTo = returnToOf(location);
  const to = begun ? (returnTo ?? afterwards) : PATHS.home;
  return {
    /** True until it is known who is reading: a member should not see a form flash by. */
    undecided: session.status === 'loading',
    destination: session.status === 'member' ? to : null,
    /** What the page that is arrived at should tell the reader. */
    arrival: begun?.arrival,
    /** The reader's returnTo, for links to the other pages of this folder. */
    returnTo,
    /** Call when the form begins: whoever is signed in from now on came through it. */
    begin: (arrival?: Arrival) => setBegun({ arrival }),
  };
}

/** The address that was typed on the page before, so that nobody types it twice. */
export function useTypedEmail(): string {
  const { state } = useLocation();
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
