import { sql } from 'kysely';
import type { Context } from '#gateway/auth/context.ts';
import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { type PickGroup, type Tally, tallyOf } from '#schema/rules/record/record.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { RecordFilter } from '#schema/types/picks/pick-list.type.ts';
import type { TrackRecordType } from '#schema/types/record/record.type.ts';
import { countedPicks } from './counted-picks.ts';
import { filteredDays, picksThat } from './picks-filter.ts';

const MAX_ANALYSTS = 100;

interface GroupRow extends PickGroup {
  league: League;
  tier: Tier;
  analyst: string | null;
  /** The first day of its picks. */
  first: string;
}

/**
 * How the picks of past days did, in one statement. It includes only picks that everyone may read: sums over locked
 * picks would reveal their odds. Throws BAD_USER_INPUT.
 */
export async function readRecord({ database, now }: Context, filter: RecordFilter): Promise<TrackRecordType> {
  const days = filteredDays(filter, addDays(easternDay(now), -1));
  const counted = sql`${countedPicks(now)} where ${picksThat(filter, days)} and starts_at <= ${now}`;
  const { rows: groups } = await sql<GroupRow>`with counted as (${counted}) ${GROUPS}`.execute(
    database.em.getKysely(),
  );
  const by = <Key extends 'league' | 'tier'>(key: Key, order: readonly GroupRow[Key][]) =>
    [...tallies(groups, key)].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return {
    ...days,
    firstDay: groups.map(({ first }) => first).sort()[0] ?? null,
    total: tallyOf(groups),
    byLeague: by('league', LEAGUES).map(([league, tally]) => ({ league, tally })),
    byTier: by('tier', TIERS).map(([tier, tally]) => ({ tier, tally })),
    byAnalyst: [...tallies(groups, 'analyst')]
      .sort(([, one], [, other]) => picksIn(other) - picksIn(one))
      .slice(0, MAX_ANALYSTS)
      .map(([analyst, tally]) => ({ analyst, tally })),
  };
}

const GROUPS = sql.raw(`
  select league, tier, analyst, status, result, late, overdue, imported, count(*)::int as picks, min(date)::text as first,
         count(odds * units)::int as priced,
         coalesce(sum(units) filter (where odds is not null), 0)::float8 as staked,
         coalesce(sum(odds * units), 0)::float8 as returned
    from counted group by league, tier, analyst, status, result, late, overdue, imported`);

function tallies<Key extends 'league' | 'tier' | 'analyst'>(
  groups: readonly GroupRow[],
  key: Key,
): Map<GroupRow[Key], Tally> {
  const values = new Set(groups.map((group) => group[key]));
  return new Map([...values].map((value) => [value, tallyOf(groups.filter((each) => each[key] === value))]));
}

function picksIn({ wins, losses, pushes, voids, pending }: Tally): number {
  return wins + losses + pushes + voids + pending;
}
