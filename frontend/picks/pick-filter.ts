import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import type { BoardPick } from './board.ts';

/** Null means no filter. */
export interface PickFilter {
  league: League | null;
  tier: Tier | null;
}

/** The filter of an address, `?league=NBA&tier=plus`; values that do not exist filter nothing. */
export function filterOf(search: URLSearchParams): PickFilter {
  return {
    league: LEAGUES.find((league) => league === search.get('league')?.toUpperCase()) ?? null,
    tier: TIERS.find((tier) => tier === search.get('tier')?.toUpperCase()) ?? null,
  };
}

export function filtered(picks: readonly BoardPick[], { league, tier }: PickFilter): BoardPick[] {
  return picks.filter((pick) => (!league || pick.sport === league) && (!tier || pick.subscription === tier));
}
