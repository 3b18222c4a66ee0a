import type { BoardQuery } from '#frontend/generated/graphql.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { sharedStorage } from './browser-storage.ts';
import type { Member } from './session/session.ts';

type Board = BoardQuery['board'];

interface SavedBoard {
  /** When the server answered with it. */
  savedAt: string;
  board: Board;
}

interface Stored extends SavedBoard {
  uid: string;
  /** From then on it is not shown: what it holds may no longer be open to the member. */
  until: string;
}

const KEY = 'lastBoard';

/**
 * Keeps the last board that this member opened, for reading without a connection (docs/decisions/0029): on this
 * device only, until the access that opened it ends, at most a day, and never past signing out.
 */
export function saveBoard(member: Member, board: Board, now: Date): void {
  const { planStatus, pausedUntil, currentPeriodEndsAt, trialEndDate } = member;
  const ends = [trialEndDate, planStatus === 'CANCELED' || pausedUntil ? currentPeriodEndsAt : null];
  const until = Math.min(
    now.getTime() + DAY,
    ...ends.flatMap((end) => (end ? [new Date(end).getTime()] : [])).filter((end) => end > now.getTime()),
  );
  const stored: Stored = {
    uid: member.id,
    savedAt: now.toISOString(),
    until: new Date(until).toISOString(),
    board,
  };
  sharedStorage.writeJson(KEY, stored);
}

/** The board that this member opened last, unless it has expired. Another member's is never returned. */
export function readSavedBoard(uid: string, now: Date): SavedBoard | null {
  const stored = sharedStorage.readJson<Stored>(KEY);
  return stored?.uid === uid && new Date(stored.until) > now ? stored : null;
}

export function deleteSavedBoard(): void {
  sharedStorage.remove(KEY);
}
