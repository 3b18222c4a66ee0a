import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { FIRST_PRICES } from './plan-prices.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** All that is shown, mailed or answered. */
const SOURCES = [
  'frontend/**/*.{ts,tsx,html,js}',
  'gateway/**/*.{ts,sql,graphql}',
  'schema/{rules,types,pages}/**/*.ts',
];
/** What tests and samples say is shown to nobody as a price, and $10 in a statement is its tenth value. */
const ELSEWHERE =
  /samples\.ts$|\.sql\.ts$|\.(test|story)\.tsx?$|\/(testing|generated|node_modules|migrations)\//;
const HOME = 'schema/rules/money/plan-prices.ts';

const files = globSync(SOURCES, { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !ELSEWHERE.test(file));

/** A comment may give an example. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)(\/\/|--).*$/gm, '');
const textOf = (file: string) => withoutComments(readFileSync(`${ROOT}/${file}`, 'utf8'));

/** What is no price of a plan: a stake, a limit of refunds, a limit of one's own. */
const OTHER_AMOUNTS = ['$100', '$10,000', '$500'];

test('no text names an amount: what plans cost is in rows', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const named = files.flatMap((file) =>
    [...textOf(file).matchAll(/\$\d[\d,]*\d(\.\d\d)?/g)]
      .filter(([amount]) => !OTHER_AMOUNTS.includes(amount))
      .map(([amount]) => `${file}: ${amount}`),
  );
  expect(named).toEqual([]);
});

test('the documented prices stand in one place', () => {
  const cents = Object.values(FIRST_PRICES).map(
    (price) => new RegExp(`\\b${price.toLocaleString('en-US').replace(',', '_?')}\\b`),
  );
  const holding = files.filter((file) => cents.some((each) => each.test(textOf(file))));
  expect(holding).toEqual([HOME]);
});
