import { z } from 'zod';

/** What `ODDS_FEED` may name besides an address. */
export const ODDS_FEEDS = ['off', 'the-odds-api', 'csv'] as const;

/** What a final score of the feed does. */
const AUTO_GRADE = ['off', 'propose', 'on'] as const;

/** The feed of games, odds and scores. */
export const oddsVariables = {
  ODDS_FEED: z
    .union([z.enum(ODDS_FEEDS), z.url({ protocol: /^https?$/ })])
    .default('off')
    .describe(
      'Where games, odds and scores come from: `the-odds-api` (the-odds-api.com, version 4, with ODDS_KEY), `csv` (files that an admin imports), in development the address of the stand-in, or `off`: everything is typed.',
    ),
  ODDS_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('API key of that provider. Use one key for one environment: they share its credits.'),
  ODDS_BOOKS: z
    .string()
    .regex(/^[a-z0-9_]+(,[a-z0-9_]+){0,19}$/, 'name 1 to 20 books by their keys, separated by commas')
    .default(
      'draftkings,fanduel,betmgm,williamhill_us,espnbet,betrivers,fanatics,hardrockbet,ballybet,betparx',
    )
    .describe(
      'The books whose odds are read, by the provider’s keys, separated by commas. Name the licensed ones of your states: each ten books are billed as one region.',
    ),
  ODDS_REFERENCE: z
    .string()
    .regex(/^[a-z0-9_]+$/, 'name one book by its key')
    .optional()
    .describe(
      'The book of ODDS_BOOKS at which every closing price is taken. Without one it is the book that each pick names.',
    ),
  AUTO_GRADE: z
    .enum(AUTO_GRADE)
    .default('propose')
    .describe(
      'What a final score of the feed does: `off` nothing, `propose` a list of results for an admin to confirm, `on` grades spreads, totals and moneylines ten minutes after the final.',
    ),
};
