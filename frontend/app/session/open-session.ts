import { currentSession, isPresumed } from './session.ts';
import { isSignedInHere, onSignInElsewhere } from './signed-in-here.ts';

type LiveSession = typeof import('./live-session.ts');

let opening: Promise<LiveSession> | null = null;

/**
 * Loads identity and Apollo, once, and begins to follow who is signed in. A person who was only presumed to be a visitor
 * is one, or is being loaded, when it resolves: member pages open it before they are drawn.
 */
export function openSession(): Promise<LiveSession> {
  opening ??= open();
  // A failed download may succeed the next time.
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

async function open(): Promise<LiveSession> {
  const live = await import('./live-session.ts');
  const known = live.followIdentity();
  if (isPresumed(currentSession())) await known;
  return live;
}

/**
 * For public pages: identity and Apollo are loaded when the browser is idle, and only for those whom it remembers
 * as signed in, or who sign in in another tab. Visitors read without them.
 */
export function followSession(): () => void {
  const open = () => void openSession().catch(() => {});
  if (isSignedInHere()) whenIdle(open);
  return onSignInElsewhere(open);
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 3_000 });
  else setTimeout(act, 500);
}

/** Signs out here and, through the identity store, in every other tab of this browser. */
export async function signOut(): Promise<void> {
  const live = await openSession();
  await live.leave('signed-out');
}

/** Loads the account again of a member who is signed in but whose account could not be loaded. */
export async function reloadAccount(): Promise<void> {
  const live = await openSession();
  await live.reloadMember();
}
