import { rmSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { freePort } from '#local/free-port.ts';
import { ensureChromium } from '#local/test-run/chromium.ts';
import { signIn } from './browser.ts';
import { credentialsOf } from './persons.ts';
import { openWorld } from './world.ts';

/**
 * `npm run lighthouse`: /start, and /dashboard as a premium member, scored as on a phone; the median of five visits,
 * or of as many as the argument says. Exits 1 where /start is below DESIGN.md section 9. Numbers are only worth
 * something on a machine that does nothing else.
 */
const VISITS = Number(process.argv[2] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };
const MOST: Record<string, number> = { LCP: 1_500, TBT: 50, CLS: 0 };

type Scores = Record<string, number>;

function scoresOf({ categories, audits }: Result): Scores {
  const shares = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const times = Object.entries(TIMES).map(([name, audit]) => [name, rounded(audits[audit]?.numericValue)]);
  return Object.fromEntries([...shares, ...times]);
}

function rounded(value = Number.NaN): number {
  return value < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}

async function score(url: string, port: number): Promise<Scores> {
  // Signed in as the browser is; Lighthouse would empty its storage.
  const result = await lighthouse(url, {
    ...{ port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, disableStorageReset: true },
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const failed = Object.values(result.lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  console.log(`  ${new URL(url).pathname}: below 90: ${failed.map(({ id }) => id).join(', ') || 'nothing'}`);
  return scoresOf(result.lhr);
}

async function medianOf(url: string, port: number): Promise<Scores> {
  const visits: Scores[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await score(url, port));
  return Object.fromEntries(Object.keys(visits[0] ?? {}).map((name) => [name, middleOf(visits, name)]));
}

/** A visit in which something could not be measured does not count for it. */
function middleOf(visits: Scores[], name: string): number {
  const values = visits.map((scores) => scores[name] ?? Number.NaN).filter((value) => !Number.isNaN(value));
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function enter(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/signin`);
  await signIn(page, credentialsOf('premium'));
  await page.waitForURL('**/home');
  await page.close();
}

function isGood(scores: Scores): boolean {
  return (
    CATEGORIES.every((name) => scores[name] === 100) &&
    Object.entries(MOST).every(([name, most]) => (scores[name] ?? Number.NaN) <= most)
  );
}

const world = await openWorld({ say: console.log });
try {
  const port = await freePort();
  const profile = join(world.folder, 'lighthouse-profile');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const start = await medianOf(`${world.origin}/start`, port);
  await enter(context, world.origin);
  const dashboard = await medianOf(`${world.origin}/dashboard`, port);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  console.table({ '/start': start, '/dashboard': dashboard });
  process.exitCode = isGood(start) ? 0 : 1;
} finally {
  await world.close();
}
