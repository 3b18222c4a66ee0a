import 'reflect-metadata';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openMoneyModel } from '#gateway/testing/money-model.ts';
import { steps } from '#gateway/testing/money-steps.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

// npm run money-model -- --lives 10000 --seed 1 --minutes 10
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    lives: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '600' },
    path: { type: 'string' },
    // Ends with the sequence as it was found: looking for a shorter one takes minutes.
    unshrunk: { type: 'boolean' },
  },
});
const seed = Number(values.seed);
const say = (line: string) => process.stdout.write(`${line}\n`);

await startWorld();
const model = await openMoneyModel();
const began = performance.now();
const report = () =>
  [...Object.entries(model.seen).map(([name, count]) => `${count} ${name}`), `${seconds()} s`].join(', ');
const seconds = () => Math.round((performance.now() - began) / 1_000);

const property = fc.asyncProperty(steps, async (sequence) => {
  if (model.seen.lives >= Number(values.lives)) return;
  const wrong = await model.run(sequence);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  if (model.seen.sequences % 100 === 0) say(report());
});

try {
  await fc.assert(property, {
    seed,
    numRuns: Number(values.runs),
    path: values.path,
    endOnFailure: values.unshrunk,
    interruptAfterTimeLimit: Number(values.minutes) * 60_000,
  });
  say(`${report()}, seed ${seed}: nothing wrong`);
} catch (failure) {
  say(failure instanceof Error ? `${failure.message}\n${failure.cause}` : String(failure));
  process.exitCode = 1;
} finally {
  await model.close();
  await stopWorld();
}
