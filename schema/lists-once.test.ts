import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PAID_TIERS, TOP_TIER } from '#schema/rules/access/tiers.ts';
import { ALERT_CHANNELS } from '#schema/rules/alerts/alert-settings.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';

/** Where a tier, league or channel may be named this way, and why. */
const ALLOWED: Record<string, string> = {
  'schema/rules/access/tiers.ts': 'the tiers',
  'schema/rules/picks/leagues.ts': 'the leagues',
  'schema/rules/alerts/alert-settings.ts': 'the channels',
};

/** Code that is generated follows; a migration that has landed is never edited; tests and their worlds may name one of each. */
const NOT_PRODUCT =
  /\/generated\/|\.sql\.ts$|\/migrations\/|\/testing\/|\.test\.tsx?$|\/dist\/|^packages\/client\/src\/operations/;

const files = globSync('{frontend,gateway,schema,record,packages}/**/*.{ts,tsx,css,sql}', {
  exclude: (name) => name === 'node_modules',
}).filter((file) => !NOT_PRODUCT.test(file) && file !== 'schema/database.sql');

/** One after the other, as a list, a union, an alternative of a pattern or words of a sentence. */
const listOf = (values: readonly string[]) =>
  new RegExp(values.join(`['"]?\\)?,?\\s?(?:\\||and|or)?\\s?\\(?['"]?`), 'i');

const PATTERNS: readonly [what: string, RegExp][] = [
  [
    `${TOP_TIER} where the highest tier is meant: TOP_TIER, tierCovers or a property of the plan`,
    new RegExp(`[!=]==? ?'${TOP_TIER}'|'${TOP_TIER}' ?[!=]==|case '${TOP_TIER}'|data-tier="${TOP_TIER}"`),
  ],
  ['all tiers that are paid for: PAID_TIERS', listOf(PAID_TIERS)],
  ['all leagues: LEAGUES', listOf(LEAGUES)],
  ['all channels: ALERT_CHANNELS', listOf(ALERT_CHANNELS)],
];

/** What a text names by hand. */
function named(text: string): string[] {
  const words = text.replace(/\s+/g, ' ');
  return PATTERNS.filter(([, pattern]) => pattern.test(words)).map(([what]) => what);
}

test('no file names the highest tier, or lists tiers, leagues or channels, but the one that a new one is added to', () => {
  expect(files.length).toBeGreaterThan(1_500);
  const found = files
    .map((file) => [file, named(readFileSync(file, 'utf8'))] as const)
    .filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(found.filter(([file]) => !(file in ALLOWED)))).toEqual({});
  expect(found.map(([file]) => file).filter((file) => file in ALLOWED)).toEqual(
    expect.arrayContaining(Object.keys(ALLOWED)),
  );
});

test.each([
  "tier === 'VIP'",
  "asTier !== 'VIP'",
  "case 'VIP':",
  '.badge[data-tier="VIP"] {}',
  "['PLUS', 'PREMIUM', 'VIP']",
  "tier: 'PLUS' | 'PREMIUM' | 'VIP'",
  '/^(free|plus|premium|vip)$/i',
  'PLUS, PREMIUM or VIP',
  'in the NFL, NCAAF, NBA, NCAAB, MLB and NHL',
  "type Channel =\n  | 'MAIL'\n  | 'PUSH'\n  | 'DISCORD';",
])('%j is found', (text) => expect(named(text)).toHaveLength(1));

test.each(["tierCovers(tier, 'VIP')", '{ PLUS: 1, PREMIUM: 2, VIP: 3 }', 'NFL and NBA'])(
  '%j is not',
  (text) => expect(named(text)).toEqual([]),
);
