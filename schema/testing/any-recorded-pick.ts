import fc from 'fast-check';
import { MARKETS, PICK_RESULTS, PICK_STATUSES } from '#schema/rules/picks/pick-values.ts';
import { SELECTIONS } from '#schema/rules/stats/regrade.ts';
import type { RecordedPick } from './sums-of-pick.ts';

const START = new Date('2026-11-20T00:30:00Z');
const units = fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100);
const odds = fc.integer({ min: 1_000_100, max: 1_000_000_000 }).map((millionths) => millionths / 1e6);
const line = fc.integer({ min: -60, max: 60 }).map((halves) => halves / 2);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 8 });

/** Any pick that the database would take. */
export const anyRecordedPick: fc.Arbitrary<RecordedPick> = fc.record({
  status: fc.constantFrom(...PICK_STATUSES, 'PUBLISHED' as const),
  result: fc.constantFrom(...PICK_RESULTS),
  market: maybe(fc.constantFrom(...MARKETS)),
  selection: maybe(fc.constantFrom(...SELECTIONS)),
  line: maybe(line),
  odds: maybe(odds),
  units: maybe(units),
  publishedAt: fc.constantFrom(new Date(START.getTime() - 3_600_000), START),
  startsAt: fc.constant(START),
  close: maybe(fc.record({ line: maybe(line), odds, oddsOther: maybe(odds), at: fc.constant(START) })),
  overdue: fc.option(fc.constant({ mostUnits: 5 }), { nil: null, freq: 12 }),
  asPosted: fc.boolean(),
});
