import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UserFacingError } from '#local/system/errors.ts';
import { CHECKS, type Check, MORE_CHECKS } from '#local/test-run/checks.ts';
import { recordMinutes } from '#local/test-run/minutes.ts';
import type { Count, Result } from '#local/test-run/report.ts';

/**
 * `npm test`: everything, or what the arguments name. `npm test -- gateway` runs one check;
 * `npm test -- gateway picks` narrows it to the test files with that in their path. `--more` runs the rest
 * (`npm run test:more`). `--pooled` puts PgBouncer before the database of the tests, `--lagging` gives it a standby that is
 * five seconds behind.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { more: { type: 'boolean' }, pooled: { type: 'boolean' }, lagging: { type: 'boolean' } },
});
if (values.pooled) process.env.TEST_POOLED = 'on';
if (values.lagging) process.env.TEST_LAGGING = 'on';
const usual = values.more ? MORE_CHECKS : CHECKS;
const every = [...CHECKS, ...MORE_CHECKS];
const namesOf = (checks: readonly Check[]) => checks.flatMap(({ names }) => names);
const requested = positionals.filter((word) => namesOf(every).includes(word));
const paths = positionals.filter((word) => !requested.includes(word));
const chosen =
  requested.length > 0
    ? every.filter(({ names }) => names.some((name) => requested.includes(name)))
    : usual.filter(({ narrows }) => narrows || paths.length === 0);

const running = new Map(chosen.filter(({ isQuick }) => isQuick).map((check) => [check, timed(check)]));
const results: { check: Check; result: Result; seconds: number }[] = [];
for (const check of chosen) {
  console.log(`\n── ${check.title} ${'─'.repeat(Math.max(0, 70 - check.title.length))}`);
  const { result, seconds } = await (running.get(check) ?? timed(check));
  if (result.output) process.stdout.write(result.output);
  results.push({ check, result, seconds });
}

const whole = performance.now() / 1000;
if (process.env.RECORD_MINUTES === 'on' && positionals.length === 0)
  recordMinutes(
    values.more ? 'test:more' : 'test',
    whole,
    results.map(({ check, result, seconds }) => ({ title: check.title, seconds, files: result.files ?? [] })),
  );

console.log('\n── Together ──────────────────────────────────────────────────────────────');
for (const { check, result, seconds } of results) {
  const mark = result.failed === 0 ? '✓' : '✗';
  console.log(`  ${mark} ${check.title.padEnd(54)} ${seconds.toFixed(1).padStart(6)} s`);
}
if (positionals.length === 0 && !values.more)
  for (const { title } of MORE_CHECKS) console.log(`  – ${title}: not run; "npm run test:more" does.`);
const total = (key: keyof Count) => results.reduce((sum, { result }) => sum + result[key], 0);
const line = `${total('passed')} passed, ${total('failed')} failed`;
const failures = results
  .filter(({ result }) => result.failed > 0)
  .flatMap(({ check, result }) => (result.failures?.length ? result.failures : [check.title]))
  .map((name) => `  Failed: ${name}\n`);
process.stdout.write(failures.join(''));
// .ci/run adds up what its two runs came to, and names again what failed.
if (process.env.TEST_RESULTS)
  appendFileSync(
    process.env.TEST_RESULTS,
    `${failures.join('')}${values.more ? 'test:more' : 'test'} ${line}\n`,
  );
else console.log(`\n${line}`);
process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1);

async function timed(check: Check): Promise<{ result: Result; seconds: number }> {
  const began = performance.now();
  const result = await resultOf(check);
  return { result, seconds: (performance.now() - began) / 1000 };
}

async function resultOf(check: Check): Promise<Result> {
  try {
    return await check.run(requested, paths);
  } catch (error) {
    console.error(error instanceof UserFacingError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
