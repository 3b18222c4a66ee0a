import { useSyncExternalStore } from 'react';
import { SECOND } from '#schema/rules/time/durations.ts';

/** How long an admin may change their mind: a posted pick is sealed, and nobody can delete it. */
const UNDO_MS = 10 * SECOND;

/** Drafts that are posted when the wait is over. */
export interface PendingPost {
  ids: readonly string[];
  /** By the clock of `performance.now()`. */
  endsAt: number;
}

let pending: PendingPost | null = null;
const listeners = new Set<() => void>();

/** Begins the wait for drafts; those that wait already wait along, and are posted together. */
export function postSoon(ids: readonly string[]): void {
  set({ ids: [...new Set([...(pending?.ids ?? []), ...ids])], endsAt: performance.now() + UNDO_MS });
}

/** Ends the wait. What waited stays a draft unless the caller posts it. */
export function endWait(): PendingPost | null {
  const ended = pending;
  set(null);
  return ended;
}

export function usePendingPost(): PendingPost | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending,
  );
}

function set(next: PendingPost | null): void {
  pending = next;
  for (const listener of listeners) listener();
}
