import 'reflect-metadata';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openMoneyModel } from '#gateway/testing/money-model.ts';
import { steps } from '#gateway/testing/money-steps.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

// npm run money-model -- --runs 10000 --seed 1 --minutes 10
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '600' },
    path: { type: 'string' },
  },
});
const seed = Number(values.seed);
const say = (line: string) => process.stdout.write(`${line}\n`);

await startWorld();
const model = await openMoneyModel();
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1_000);
let sequences = 0;
let stepsRun = 0;

const property = fc.asyncProperty(steps, async (sequence) => {
  const wrong = await model.run(sequence);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  sequences += 1;
  stepsRun += sequence.length;
  if (sequences % 100 === 0) say(`${sequences} sequences, ${stepsRun} steps, ${seconds()} s`);
});

try {
  await fc.assert(property, {
    seed,
    numRuns: Number(values.runs),
    path: values.path,
    interruptAfterTimeLimit: Number(values.minutes) * 60_000,
  });
  say(`${sequences} sequences of ${stepsRun} steps in ${seconds()} s, seed ${seed}: nothing wrong`);
} catch (failure) {
  say(failure instanceof Error ? `${failure.message}\n${failure.cause}` : String(failure));
  process.exitCode = 1;
} finally {
  await model.close();
  await stopWorld();
}
