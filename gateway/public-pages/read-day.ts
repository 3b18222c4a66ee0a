import { sql } from 'kysely';
import type { Services } from '#gateway/auth/context.ts';
import { areWithheld } from '#gateway/figures/check-sums.ts';
import { countedRows } from '#gateway/figures/read-rows.ts';
import { sumsOfAll } from '#gateway/figures/read-sums.ts';
import type { Selection } from '#gateway/figures/selection.ts';
import {
  type GradeRecord,
  gradesOfPicks,
  type PickRecord,
  publishedPicks,
} from '#gateway/picks/pick-rows.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { byTierThenTime, byTime } from '#schema/rules/picks/pick-order.ts';
import { type RecordFigures, recordFigures } from '#schema/rules/stats/record-figures.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import type { RecordRowType } from '#schema/types/record/record-stats.type.ts';
import { neighboursOfDay } from './read-day.sql.ts';

/** More than any day has. */
const MOST_PICKS = 1_000;

/** A pick as everyone may see it now: what it says is not among it while it is locked. */
export type PublicPick =
  | { open: true; pick: PickRecord; counted: RecordRowType | null; grades: GradeRecord[] }
  | { open: false; pick: LockedPick };

export type LockedPick = Pick<
  PickRecord,
  'id' | 'league' | 'tier' | 'status' | 'teamOne' | 'teamTwo' | 'date' | 'time' | 'startsAt'
>;

export interface PublicDay {
  day: string;
  isOver: boolean;
  picks: PublicPick[];
  /** Null while the day is not over, and while the nightly check withholds every figure. */
  figures: RecordFigures | null;
  /** The nearest days that have picks. */
  previous: string | null;
  next: string | null;
}

type Parts = Pick<Services, 'database' | 'clock'>;

/** A day with picks until today; null for any other. */
export async function readPublicDay(
  { database: { em }, clock }: Parts,
  day: string,
): Promise<PublicDay | null> {
  const now = clock.now();
  const today = easternDay(now);
  const found = day > today ? [] : await publishedPicks(em, day);
  if (found.length === 0) return null;
  const isOver = day < today;
  const [counted, grades, sums, withheld, beside] = await Promise.all([
    isOver ? countedOn(em.getKysely(), day) : [],
    isOver
      ? gradesOfPicks(
          em,
          found.map(({ id }) => id),
        )
      : [],
    isOver ? sumsOfAll(em.getKysely(), daysSelection(day, day)) : null,
    areWithheld(em),
    neighboursOf(em, day, today),
  ]);
  // By start: winners first, as on the board of a past day, would say nothing of how the day went.
  const ordered = [...found].sort(isOver ? byTime : byTierThenTime);
  const rows = new Map(counted.map((row) => [row.pickId, row]));
  return {
    ...{ day, isOver, ...beside },
    picks: ordered.map((pick) =>
      publicPick(
        {
          pick,
          counted: rows.get(pick.id) ?? null,
          grades: grades.filter(({ pickId }) => pickId === pick.id),
        },
        now,
      ),
    ),
    figures: sums && !withheld ? recordFigures(sums) : null,
  };
}

/** Through the one gate, as a visitor. */
export function publicPick(
  { pick, counted, grades }: Omit<Extract<PublicPick, { open: true }>, 'open'>,
  now: Date,
): PublicPick {
  if (visibility(pick, null, now).state === 'OPEN') return { open: true, pick, counted, grades };
  const { id, league, tier, status, teamOne, teamTwo, date, time, startsAt } = pick;
  return { open: false, pick: { id, league, tier, status, teamOne, teamTwo, date, time, startsAt } };
}

export function daysSelection(from: string | null, to: string): Selection {
  return { from, to, fixed: {}, tiers: null, asTier: null };
}

type Connection = Parameters<typeof countedRows>[0];

function countedOn(connection: Connection, day: string): Promise<RecordRowType[]> {
  return countedRows(connection, daysSelection(day, day), sql`true`, MOST_PICKS);
}

async function neighboursOf(
  em: Services['database']['em'],
  day: string,
  today: string,
): Promise<Pick<PublicDay, 'previous' | 'next'>> {
  const row = await neighboursOfDay.first(em, { day, today });
  return { previous: row?.previous ?? null, next: row?.next ?? null };
}
