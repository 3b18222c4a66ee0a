import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { freePort } from '#local/system/free-port.ts';
import { ensureChromium } from '#local/testing/chromium.ts';
import { fillSignIn } from './browser.ts';
import { credentialsOf } from './viewers.ts';
import { openWorld } from './world.ts';

/**
 * `npm run lighthouse`: pages scored as on a phone. Those of PERFORMANCE, and /dashboard as a premium member, are the median of
 * five visits, or of as many as the argument says; other pages that everyone may open are looked at once, for all but
 * their speed. Exits 1 and says what is below its goal, or over MOST. Speed is only worth something on a machine that does
 * nothing else: a visit in which the machine was slower than FREE_MACHINE does not count for it, and is made again,
 * up to as many times as there are visits.
 * `npm run lighthouse -- 5 /start` visits that page alone.
 */
const VISITS = Number(process.argv[2] ?? 5);
const ONLY = process.argv.slice(3);
const QUALITIES = ['accessibility', 'best-practices', 'seo'];
const perfect = Object.fromEntries(QUALITIES.map((name) => [name, 100]));
const TIMES = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };
/** Of the pages whose performance has to be perfect. */
const MOST: Record<string, number> = { LCP: 1_500, TBT: 50, CLS: 0 };
/** Lighthouse's benchmark index; about 2,300 here when the machine is idle. */
const FREE_MACHINE = 1_300;
/** The least performance of pages whose speed counts too; all other scores have to be 100. */
const PERFORMANCE: Record<string, number> = {
  ...{ '/start': 100, '/record': 100, '/pricing': 98, '/signin': 98, '/signup': 98 },
  ...{ '/record/verify': 98, '/checkout/premium': 90 },
};
const ALSO = ['/trial', '/analysts/tempo-model'];

type Scores = Record<string, number>;
type Scored = { scores: Scores; machine: number };
type Visit = { url: string; port: number; categories: string[] };

function scoresOf({ categories, audits }: Result): Scores {
  const shares = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? Number.NaN) * 100),
  ]);
  const isTimed = 'performance' in categories;
  const times = Object.entries(TIMES).map(([name, audit]) => [name, rounded(audits[audit]?.numericValue)]);
  return Object.fromEntries([...shares, ...(isTimed ? times : [])]);
}

/** Lighthouse's own messages about audits that failed to run. */
function unmeasured({ audits, runtimeError }: Result): string[] {
  const reasons = Object.values(audits).map(({ errorMessage }) => errorMessage);
  return [...new Set([runtimeError?.message, ...reasons])].filter((reason) => reason !== undefined);
}

function rounded(value = Number.NaN): number {
  return value < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}

async function score({ url, port, categories }: Visit): Promise<Scored> {
  // Lighthouse would clear the storage and sign the member out.
  const result = await lighthouse(url, {
    ...{ port, output: 'json', logLevel: 'error', onlyCategories: categories, disableStorageReset: true },
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const scores = scoresOf(result.lhr);
  const failed = Object.values(result.lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  const scoreTexts = Object.entries(scores).map(([name, value]) => `${name} ${value}`);
  const machine = Math.round(result.lhr.environment.benchmarkIndex);
  const where = `machine ${machine}, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`  ${new URL(url).pathname} (${where}): ${scoreTexts.join(', ')}`);
  console.log(`    below 90: ${failed.map(({ id }) => id).join(', ') || 'nothing'}`);
  for (const reason of unmeasured(result.lhr)) console.log(`    not measured: ${reason}`);
  return { scores, machine };
}

async function medianOf(url: string, port: number): Promise<Scores> {
  const visits: Scored[] = [];
  const categories = ['performance', ...QUALITIES];
  const free: Scored[] = [];
  for (let tries = 0; free.length < VISITS && tries < 2 * VISITS; tries += 1) {
    const visit = await score({ url, port, categories });
    visits.push(visit);
    if (visit.machine >= FREE_MACHINE) free.push(visit);
  }
  const names = Object.keys(visits[0]?.scores ?? {});
  return Object.fromEntries(
    names.map((name) => [name, middleOf(QUALITIES.includes(name) ? visits : free, name)]),
  );
}

/** A visit without this measurement is left out of its median. */
function middleOf(visits: Scored[], name: string): number {
  const values = visits
    .map(({ scores }) => scores[name] ?? Number.NaN)
    .filter((value) => !Number.isNaN(value));
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function enter(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/signin`);
  await fillSignIn(page, credentialsOf('premium'));
  await page.waitForURL('**/dashboard');
  await page.close();
}

async function visitAll(
  context: BrowserContext,
  origin: string,
  port: number,
): Promise<Record<string, Scores>> {
  const isAsked = (path: string) => ONLY.length === 0 || ONLY.includes(path);
  const all: Record<string, Scores> = {};
  for (const path of Object.keys(PERFORMANCE).filter(isAsked))
    all[path] = await medianOf(`${origin}${path}`, port);
  for (const path of ALSO.filter(isAsked))
    all[path] = (await score({ url: `${origin}${path}`, port, categories: QUALITIES })).scores;
  if (!isAsked('/dashboard')) return all;
  await enter(context, origin);
  return { ...all, '/dashboard': await medianOf(`${origin}/dashboard`, port) };
}

/** /dashboard has no performance budget. */
function problemsOf(path: string, scores: Scores): string[] {
  const performance = PERFORMANCE[path];
  if (performance !== undefined && Number.isNaN(scores.performance))
    return [`${path}: the machine was never free enough to judge its speed`];
  const least = { ...(performance !== undefined && { performance }), ...perfect };
  const low = Object.entries(least)
    .filter(([name, goal]) => !((scores[name] ?? Number.NaN) >= goal))
    .map(([name, goal]) => `${name} is ${scores[name]}, not ${goal}`);
  const times = performance === 100 ? Object.entries(MOST) : [];
  const late = times
    .filter(([name, most]) => !((scores[name] ?? Number.NaN) <= most))
    .map(([name, most]) => `${name} is ${scores[name]}, over its ${most}`);
  return [...low, ...late].map((problem) => `${path}: ${problem}`);
}

const world = await openWorld({ say: console.log });
try {
  const port = await freePort();
  const profile = join(world.folder, 'lighthouse-profile');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const all = await visitAll(context, world.origin, port);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  console.table(all);
  const problems = Object.entries(all).flatMap(([path, scores]) => problemsOf(path, scores));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await world.close();
}
