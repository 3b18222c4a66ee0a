import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { returnToOf } from '#frontend/app/return-to.ts';
import { type Member, useSession } from '#frontend/app/session/session.ts';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import type { Arrival } from '#frontend/ui/ArrivalNotice.tsx';

/**
 * Where to send a signed-in member: home if they were already signed in; after this page's form to `returnTo`, else to
 * `afterwards`, or, without one, to where they want to be. Null for a visitor.
 */
export function useDestination(afterwards?: string) {
  const location = useLocation();
  const session = useSession();
  const [begun, setBegun] = useState<{ arrival?: Arrival } | null>(null);
  // The prerendered page knows no query; links get it after hydration.
  const returnTo = useHydrated() ? returnToOf(location) : null;
  const destination = (member: Member) =>
    begun ? (returnTo ?? afterwards ?? landingOf(member)) : PATHS.home;
  return {
    /** True while the session is loading: a member must not see the form flash. */
    undecided: session.status === 'loading',
    destination: session.status === 'member' ? destination(session.member) : null,
    /** Router state for the next page. */
    arrival: begun?.arrival,
    /** Passed on by links to the other pages of this folder. */
    returnTo,
    /** Call on submit: a sign-in after this came from this form. */
    begin: (arrival?: Arrival) => setBegun({ arrival }),
  };
}

/** Payers come for the board; home has the tasks of staff, and what a plan would open to a free member. */
function landingOf({ scopes, subscription }: Member): string {
  return subscription === 'FREE' || scopes.length > 0 ? PATHS.home : PATHS.picks;
}

/** The email typed on the previous page. */
export function useTypedEmail(): string {
  const { state } = useLocation();
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
