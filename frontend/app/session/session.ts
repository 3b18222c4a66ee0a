import { useSyncExternalStore } from 'react';
import type { MemberFragment } from '#frontend/generated/graphql.ts';
import { isSignedInHere } from './signed-in-here.ts';

/** The signed-in member as the server answered. */
export type Member = MemberFragment & { mailRefused?: boolean };

/**
 * Why nobody is signed in; the sign-in page says it, the guards send `signed-out` to /sign-in. `presumed` until the
 * identity provider was asked: pages of members ask it before they are drawn (open-session.ts).
 */
export type VisitorReason = 'presumed' | 'never-signed-in' | 'signed-out' | 'session-ended';

export type Session =
  | { status: 'loading' }
  | { status: 'visitor'; reason: VisitorReason }
  | { status: 'member'; member: Member }
  /** Signed in with the identity provider, but the account could not be loaded: nothing of a member is shown. */
  | { status: 'unreachable'; uid: string };

/** The session while this browser remembers nobody, and at build: nearly always right, and it costs nothing. */
const PRESUMED: Session = { status: 'visitor', reason: 'presumed' };
let current: Session = isSignedInHere() ? { status: 'loading' } : PRESUMED;
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return current;
}

export function setSession(session: Session): void {
  current = session;
  for (const listener of listeners) listener();
}

export function isPresumed(session: Session): boolean {
  return session.status === 'visitor' && session.reason === 'presumed';
}

function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The viewer's session. Light enough for every page: identity and Apollo are loaded behind it. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => PRESUMED);
}

/** The signed-in member. For pages behind a guard only; throws for a visitor. */
export function useMember(): Member {
  const session = useSession();
  if (session.status !== 'member') throw new Error('This page is for members');
  return session.member;
}

/** Whether the viewer has a role in the staff, which opens a part of /admin at least. */
export function isStaff(session: Session): boolean {
  return session.status === 'member' && session.member.scopes.length > 0;
}

/** What the sign-in page tells a viewer whose session ended; null when there is nothing to tell. */
export function sessionNotice(session: Session): string | null {
  return session.status === 'visitor' && session.reason === 'session-ended'
    ? 'Your session has ended. Please sign in again.'
    : null;
}
