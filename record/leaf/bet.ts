import { MARKETS, type Market } from '#schema/rules/picks/pick-values.ts';
import { checkFields, decimal, instant, matching, oneOf, orNull, parseJson, text } from './strict.ts';

/** What a pick says, word for word. Numbers are decimals as text, so that no reader rounds them. */
export interface Bet {
  league: string;
  teamOne: string;
  teamTwo: string;
  startsAt: string;
  /** The first moment at which a member could read it. */
  readableAt: string;
  selection: string;
  market: Market | null;
  line: string | null;
  /** Decimal odds, at most six places. */
  odds: string | null;
  /** At most two places. */
  units: string | null;
  book: string | null;
  analyst: string | null;
  probability: string | null;
}

const BET_FIELDS = {
  league: text,
  teamOne: text,
  teamTwo: text,
  startsAt: instant,
  readableAt: instant,
  selection: text,
  market: orNull(oneOf(MARKETS)),
  line: orNull(decimal),
  odds: orNull(matching(/^\d{1,4}(\.\d{1,6})?$/, 'are no decimal odds of at most six places')),
  units: orNull(matching(/^\d{1,4}(\.\d{1,2})?$/, 'are no units of at most two places')),
  book: orNull(text),
  analyst: orNull(text),
  probability: orNull(decimal),
} as const;

/** Throws Malformed, naming the field. */
export function parseBet(source: string): Bet {
  const value = parseJson(source, 'The bet');
  checkFields(value, BET_FIELDS, 'The bet');
  return value as unknown as Bet;
}
