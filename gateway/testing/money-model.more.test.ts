import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type MoneyModel, openMoneyModel } from './money-model.ts';
import { steps } from './money-steps.ts';

/** The same sequences each time. `npm run test:more` goes on with others, `npm run money-model` with as many as one likes. */
const [RUNS, SEED] = [25, 1];
let model: MoneyModel;

beforeAll(async () => {
  model = await openMoneyModel();
});
afterAll(() => model.close());

test(`after any of ${RUNS} sequences of requests, faults and time: nobody is charged twice, and our records agree with the processor’s`, async () => {
  const property = fc.asyncProperty(steps, async (sequence) => {
    expect(await model.run(sequence)).toEqual([]);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
}, 300_000);
