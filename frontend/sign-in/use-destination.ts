import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { returnToOf } from '#frontend/app/return-to.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import type { Arrival } from '#frontend/ui/ArrivalNotice.tsx';

/**
 * Where to send a signed-in member: home if they were already signed in; after this page's form to `returnTo`, else to
 * `afterwards`. Null for a visitor.
 */
export function useDestination(afterwards: string) {
  const location = useLocation();
  const session = useSession();
  const [begun, setBegun] = useState<{ arrival?: Arrival } | null>(null);
  // The prerendered page knows no query; links get it after hydration.
  const returnTo = useHydrated() ? returnToOf(location) : null;
  const to = begun ? (returnTo ?? afterwards) : PATHS.home;
  return {
    /** True while the session is loading: a member must not see the form flash. */
    undecided: session.status === 'loading',
    destination: session.status === 'member' ? to : null,
    /** Router state for the next page. */
    arrival: begun?.arrival,
    /** Passed on by links to the other pages of this folder. */
    returnTo,
    /** Call on submit: a sign-in after this came from this form. */
    begin: (arrival?: Arrival) => setBegun({ arrival }),
  };
}

/** The email typed on the previous page. */
export function useTypedEmail(): string {
  const { state } = useLocation();
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
