import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';

type Run = 'test' | 'test:more';
/** In seconds. Quick checks run beside others, so the whole is less than the sum. */
type Took = { whole: number; checks: Record<string, number>; longFiles?: Record<string, number> };
type Done = { title: string; seconds: number; files: (readonly [file: string, seconds: number])[] };

/** The last whole run of each that was recorded: `RECORD_MINUTES=on .ci/run`. */
const FILE = join(root, 'docs/measured/minutes.json');

const readRuns = (): Record<Run, Took> => JSON.parse(readFileSync(FILE, 'utf8'));

export function recordMinutes(run: Run, whole: number, checks: Done[]): void {
  const took: Took = {
    whole: Math.round(whole),
    checks: Object.fromEntries(checks.map(({ title, seconds }) => [title, Math.round(seconds)])),
    longFiles: Object.fromEntries(checks.flatMap(({ files }) => files)),
  };
  writeFileSync(FILE, `${JSON.stringify({ ...readRuns(), [run]: took }, null, 2)}\n`);
}

export function minutesOf(run: Run): number {
  return Math.round(readRuns()[run].whole / 60);
}
