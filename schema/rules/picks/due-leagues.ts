import { easternTime } from '#schema/rules/time/eastern-time.ts';
import { PICKS_DUE } from './picks-per-day.ts';

/** Picks are posted, are still due, are missing although a game is to come, or no game is left for one. */
export type DueState = 'POSTED' | 'DUE' | 'MISSED' | 'OVER';

interface LeagueOfDay {
  posted: number;
  /** Null where the schedule is not known. */
  lastStartsAt: string | null;
}

/** Whether a league that is expected today has what members were promised. Nothing is due of games that have all begun. */
export function dueState({ posted, lastStartsAt }: LeagueOfDay, now: Date): DueState {
  if (posted > 0) return 'POSTED';
  if (lastStartsAt && new Date(lastStartsAt) <= now) return 'OVER';
  return easternTime(now) < PICKS_DUE ? 'DUE' : 'MISSED';
}
