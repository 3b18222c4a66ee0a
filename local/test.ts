import { parseArgs } from 'node:util';
import { PlainError } from '#local/plain-error.ts';
import { type Check, LANES } from '#local/test-run/checks.ts';
import type { Count } from '#local/test-run/jest-project.ts';

/**
 * `npm test`: everything, or what the arguments name. `npm test -- gateway` runs one check;
 * `npm test -- gateway picks` narrows it to the test files with that in their path.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const all = LANES.flat();
const paths = positionals.filter((word) => !all.some(({ name }) => name === word));
const isNamed = ({ name }: Check) => positionals.includes(name);
const isChosen = all.some(isNamed) ? isNamed : ({ narrows }: Check) => narrows || paths.length === 0;

type Result = { check: Check; count: Count; seconds: number };
const results = (await Promise.all(LANES.map(runLane))).flat();

console.log(`\n${rule('Together')}`);
for (const { check, count, seconds } of results) console.log(`  ${ending(check, count, seconds)}`);
const total = (key: keyof Count) => results.reduce((sum, { count }) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1);

/** One check after the other. Two lanes write by turns, so each check also says that it is over. */
async function runLane(lane: readonly Check[]): Promise<Result[]> {
  const done: Result[] = [];
  for (const check of lane.filter(isChosen)) {
    console.log(`\n${rule(check.title)}`);
    const began = performance.now();
    const count = await resultOf(check);
    const seconds = (performance.now() - began) / 1000;
    console.log(ending(check, count, seconds));
    done.push({ check, count, seconds });
  }
  return done;
}

function rule(title: string): string {
  return `── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`;
}

function ending({ title }: Check, { failed }: Count, seconds: number): string {
  return `${failed === 0 ? '✓' : '✗'} ${title.padEnd(54)} ${seconds.toFixed(1).padStart(6)} s`;
}

async function resultOf(check: Check): Promise<Count> {
  try {
    return await check.run(paths);
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
