import { TIERS, type Tier, tierCovers } from '#schema/rules/access/tiers.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { MARKETS, type Market } from '#schema/rules/picks/pick-values.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';
import { type RecordWindow, WINDOWS } from './seasons.ts';

/** What a record is about; what is left out is any. */
export interface RecordFilter {
  league?: League;
  market?: Market;
  analyst?: string;
  tier?: Tier;
  window?: RecordWindow;
  /** As members of this plan could have had it. */
  asTier?: Tier;
  /** YYYY-MM-DD, instead of a window. */
  since?: string;
}

/** The values that a part may have, by its name in an address. */
const VALUES = { league: LEAGUES, market: MARKETS, tier: TIERS, window: WINDOWS, as: TIERS } as const;
const LONGEST_NAME = 80;

/** The names that a filter has in an address. */
export const FILTER_PARTS = [...Object.keys(VALUES), 'analyst', 'since'] as const;

/** The sentence of the first parameter that is none of `known`; null where there is none. */
export function unknownParameter(address: URLSearchParams, known: readonly string[]): string | null {
  const name = [...address.keys()].find((each) => !known.includes(each));
  if (name === undefined) return null;
  const like = name.toLowerCase();
  const nearest = known.find((each) => like.startsWith(each) || (like !== '' && each.startsWith(like)));
  const suggestion = nearest ? `did you mean ${nearest}?` : `there are ${known.join(', ')}`;
  return `${name.slice(0, LONGEST_NAME)}: no parameter of this file; ${suggestion}`;
}

/** The filter of an address: ?league=NFL&window=DAYS_90&as=PLUS. Answers a sentence that names what cannot be. */
export function recordFilterOf(address: URLSearchParams): RecordFilter | { problem: string } {
  for (const [part, values] of Object.entries(VALUES)) {
    const value = address.get(part);
    if (value && !(values as readonly string[]).includes(value))
      return { problem: `${part}: one of ${values.join(', ')}` };
  }
  const filter: RecordFilter = {
    ...given('league', address.get('league') as League | null),
    ...given('market', address.get('market') as Market | null),
    ...given('analyst', address.get('analyst')?.slice(0, LONGEST_NAME) ?? null),
    ...given('tier', address.get('tier') as Tier | null),
    ...given('window', address.get('window') as RecordWindow | null),
    ...given('asTier', address.get('as') as Tier | null),
    ...given('since', address.get('since')),
  };
  const problem = recordFilterProblem(filter);
  return problem ? { problem } : filter;
}

/** The sentence of a filter that nothing can match; null where there is none. */
export function recordFilterProblem({ tier, asTier, since, window }: RecordFilter): string | null {
  if (tier && asTier && !tierCovers(asTier, tier)) return `tier: ${asTier} members do not get ${tier} picks`;
  if (since && !isDay(since)) return 'since: not a day of the calendar (YYYY-MM-DD)';
  if (since && window && window !== 'ALL') return 'since: a window names the days already';
  return null;
}

/** The address of a filter, without what is any. */
export function recordAddress({ asTier, ...filter }: RecordFilter): URLSearchParams {
  const parts = Object.entries({ ...filter, as: asTier }).filter(([, value]) => value && value !== 'ALL');
  return new URLSearchParams(parts as [string, string][]);
}

function given<Name extends string, Value>(name: Name, value: Value | null) {
  return (value ? { [name]: value } : {}) as { [K in Name]?: Value };
}
