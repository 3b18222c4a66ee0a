import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UserFacingError } from '#local/system/user-facing-error.ts';
import { CHECKS, type Check, MORE_CHECKS } from '#local/test-run/checks.ts';
import type { Count } from '#local/test-run/report.ts';

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
const every = [...CHECKS, ...MORE_CHECKS];
const requested = every.filter(({ name }) => positionals.includes(name));
const paths = positionals.filter((word) => !every.some(({ name }) => name === word));
const usual = values.more ? MORE_CHECKS : CHECKS;
const chosen =
  requested.length > 0 ? requested : usual.filter(({ narrows }) => narrows || paths.length === 0);

const results: { check: Check; count: Count; seconds: number }[] = [];
for (const check of chosen) {
  console.log(`\n── ${check.title} ${'─'.repeat(Math.max(0, 70 - check.title.length))}`);
  const began = performance.now();
  const count = await resultOf(check);
  results.push({ check, count, seconds: (performance.now() - began) / 1000 });
}

console.log('\n── Together ──────────────────────────────────────────────────────────────');
for (const { check, count, seconds } of results) {
  const mark = count.failed === 0 ? '✓' : '✗';
  console.log(`  ${mark} ${check.title.padEnd(54)} ${seconds.toFixed(1).padStart(6)} s`);
}
if (positionals.length === 0 && !values.more)
  for (const { title } of MORE_CHECKS) console.log(`  – ${title}: not run; "npm run test:more" does.`);
const total = (key: keyof Count) => results.reduce((sum, { count }) => sum + count[key], 0);
const line = `${total('passed')} passed, ${total('failed')} failed`;
// .ci/run adds up what its two runs came to.
if (process.env.TEST_RESULTS)
  appendFileSync(process.env.TEST_RESULTS, `${values.more ? 'test:more' : 'test'} ${line}\n`);
else console.log(`\n${line}`);
process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1);

async function resultOf(check: Check): Promise<Count> {
  try {
    return await check.run(paths);
  } catch (error) {
    console.error(error instanceof UserFacingError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
