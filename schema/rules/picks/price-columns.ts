import { OF_WHOLE_GAME } from '#schema/rules/market/reading/part-words.ts';
import type { KnownColumn } from '#schema/rules/text/table/match-columns.ts';

/** The columns of a file of prices and scores. `pick` is required; a line has a price, a score, or both. */
export const PRICE_COLUMNS = [
  { name: 'pick', synonyms: ['pick id', 'id', 'pick number'], looks: /^pick_[0-9a-f-]{8,}$/ },
  { name: 'moment', synonyms: ['when', 'price moment', 'taken'], looks: /^(close|posted|opened_[a-z]+)$/i },
  { name: 'book', synonyms: ['sportsbook', 'bookmaker', 'site'] },
  {
    name: 'line',
    ...OF_WHOLE_GAME,
    synonyms: ['closing line', 'close line', 'spread', 'handicap', 'point', 'points', 'total', 'number'],
  },
  {
    name: 'odds',
    ...OF_WHOLE_GAME,
    synonyms: [
      'closing odds',
      'close odds',
      'closing price',
      'price',
      'american odds',
      'decimal odds',
      'close',
    ],
  },
  {
    name: 'odds_other',
    ...OF_WHOLE_GAME,
    synonyms: [
      'other odds',
      'opposite odds',
      'odds other side',
      'other side',
      'other price',
      'opposite price',
    ],
  },
  { name: 'score_one', ...OF_WHOLE_GAME, synonyms: ['score 1', 'score1', 'team one score', 'points one'] },
  { name: 'score_two', ...OF_WHOLE_GAME, synonyms: ['score 2', 'score2', 'team two score', 'points two'] },
  { name: 'source', synonyms: ['score source', 'from', 'url', 'link'] },
] as const satisfies readonly KnownColumn[];

/** Columns of the template that tell people which pick a line is about. They are not read. */
export const PRICE_NOTES = [
  { name: 'game', synonyms: [] },
  { name: 'selection', synonyms: [] },
  { name: 'posted_odds', synonyms: [] },
] as const satisfies readonly KnownColumn[];

export const KNOWN_PRICE_COLUMNS = [...PRICE_COLUMNS, ...PRICE_NOTES] as const;
export type PriceColumn = (typeof KNOWN_PRICE_COLUMNS)[number]['name'];
