import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type MoneyModel, openMoneyModel } from './money-model.ts';
import { steps } from './money-steps.ts';

const RUNS = 200;
let model: MoneyModel;

beforeAll(async () => {
  model = await openMoneyModel();
});
afterAll(() => model.close());

test(`after any of ${RUNS} sequences of wishes, faults and time: nobody is charged twice, and the books agree`, async () => {
  const property = fc.asyncProperty(steps, async (sequence) => expect(await model.run(sequence)).toEqual([]));
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
}, 300_000);
