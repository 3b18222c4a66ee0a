import type { Tier } from '#schema/rules/access/tiers.ts';
import type { Outcome } from './outcome.ts';
import type { Game, Sentence } from './reasons.ts';
import type { Wager } from './wager.ts';

export type DemoPick = Game &
  Wager &
  Outcome & {
    id: string;
    tier: Tier;
    /** New York day and wall time of the game. */
    day: string;
    time: string;
    units: number;
    analyst: string;
    details: string;
    /** New York wall time at which it is posted. */
    postedAt: string;
  };

/** A pick before its game: what is bet, and nothing of how it ends. */
export type PlannedPick = Omit<DemoPick, keyof Outcome | 'details'> & { sentences: Sentence[] };
