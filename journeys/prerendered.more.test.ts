import { expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { until } from '#local/testing/until.ts';
import { recordFigure, unitsFigure } from '#schema/rules/stats/figure-text.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { luckSentence } from '#schema/rules/stats/verdict-text.ts';
import { fillSignIn } from './browser.ts';
import { filesBehind } from './built-files.ts';
import { goToCard } from './card-form.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { credentialsOf } from './viewers.ts';

const visit = testBrowser();
/** The prerendered pages of frontend/build/write-pages-plugin.ts. */
const PAGES = [
  { path: '/start', heading: /on the record/, title: 'Daily sports picks · Chalkline' },
  { path: '/trial', heading: 'Your first day is free.', title: 'Your first day is free · Chalkline' },
  { path: '/pricing', heading: 'Pick your plan', title: 'Pick your plan · Chalkline' },
  { path: '/signin', heading: 'Sign in', title: 'Sign in · Chalkline' },
  { path: '/signup', heading: 'Create your account', title: 'Create your account · Chalkline' },
  { path: '/checkout/premium', heading: 'Checkout', title: 'Checkout · Chalkline' },
  { path: '/privacy', heading: 'Privacy Policy', title: 'Privacy Policy · Chalkline' },
  { path: '/terms', heading: 'Terms & Conditions', title: 'Terms & Conditions · Chalkline' },
  { path: '/record', heading: 'The record', title: 'The record · Chalkline' },
  { path: '/record/rules', heading: 'House rules', title: 'House rules · Chalkline' },
  { path: '/record/verify', heading: 'Check the record', title: 'Check the record · Chalkline' },
];

/** Cumulative Layout Shift so far. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer is not called when there was no shift.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

/** The card processor's script, its frames and its server. */
const PROCESSOR = /hosted-card|hosted-fields|local\/braintree/;

/** Holds these files back, as on a slow connection, until the returned function is called. */
async function holdBack(context: BrowserContext, files: string): Promise<() => void> {
  let release = () => {};
  const arrives = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(files, (route) => arrives.then(() => route.continue()));
  return release;
}

test.each(PAGES)('$path is there without scripts', async ({ path, title, heading }) => {
  const { page, pageErrors } = await visit({ returning: true });
  pageErrors.allowRefused('/assets/');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  expect(await page.title()).toBe(title);
  expect(await page.getByRole('heading', { level: 1, name: heading }).isVisible()).toBe(true);
});

test('/record says its claim, its figures and those of each league without scripts, and draws them', async () => {
  const { page, pageErrors } = await visit({ returning: true });
  pageErrors.allowRefused('/assets/');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/record');
  const answer = await fetch(`${sharedOrigin()}/record/stats.json?by=LEAGUE`);
  const { figures, by } = (await answer.json()) as StatsFile;
  if (!figures) throw new Error('The demo has figures');
  const read = (words: string) => page.getByText(words, { exact: true }).first().waitFor();
  await page.getByRole('heading', { level: 2, name: /^\$100 a pick since / }).waitFor();
  await read(luckSentence(figures));
  await read(recordFigure(figures).value);
  await read(unitsFigure(figures.staked).value);
  const leagues = by[0]?.slices ?? [];
  expect(leagues.length).toBeGreaterThan(1);
  for (const { name, figures: of } of leagues) {
    const row = page.getByRole('row', { name: new RegExp(`^${name} ?${recordFigure(of).value}`) });
    expect(await row.textContent()).toContain(unitsFigure(of.staked).value);
  }
  expect(await page.getByRole('main').locator('svg').filter({ visible: true }).count()).toBeGreaterThan(3);
});

test.each([
  ['/forgot-password', 'Forgot your password?'],
  ['/dashboard', "Today's Picks"],
  ['/vip-offer', 'Go VIP'],
])('%s has its frame and its name without scripts', async (path, name) => {
  const { page, pageErrors } = await visit({ returning: true });
  pageErrors.allowRefused('/assets/');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  expect(await page.title()).toBe(`${name} · Chalkline`);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
  expect(await page.getByRole('link', { name: 'Chalkline, start page' }).isVisible()).toBe(true);
  expect(await page.getByText('Problem gambling? Call').isVisible()).toBe(true);
  const status = page.getByRole('status').filter({ hasText: 'Loading...' });
  expect(await status.getByText(name).isVisible()).toBe(true);
});

/** On a machine at a load of 11 0.007 was measured; a late font shifts 0.09. */
const STILL = 0.01;

// A hydration mismatch would be a page error of the visit.
test.each(PAGES)('$path is taken over by scripts as it is', async ({ path, title, heading }) => {
  // First for a new visitor, then for a returning one.
  for (const visitor of [{ theme: 'light' }, { theme: 'dark', returning: true }] as const) {
    const { page } = await visit(visitor);
    const styles: string[] = [];
    page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('link', { name: 'How it works' }).first().waitFor();
    expect(await page.title()).toBe(title);
    await page.waitForLoadState('networkidle');
    expect(styles).toEqual([]);
    expect(await shiftOf(page)).toBeLessThan(STILL);
  }
});

// Some machines have none of the fallback fonts, so a late font would shift everything.
test('/start stays as it was painted when its font comes late', async () => {
  const { context, page } = await visit({ width: 390 });
  const release = await holdBack(context, '**/*.woff2');
  await page.goto('/start', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const arrived = page.waitForResponse('**/*.woff2');
  release();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await shiftOf(page)).toBeLessThan(STILL);
});

test('on a phone the menu opens before scripts have come, and they leave it open', async () => {
  const { context, page } = await visit({ width: 390 });
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  const release = await holdBack(context, '**/assets/*.js');
  await page.goto('/start', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  for (const name of ['Plans', 'Free day', 'Sign In', 'Get Started'])
    expect(await menu.getByRole('link', { name }).isVisible()).toBe(true);
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'hidden' });
  await button.click();
  release();
  await menu.getByRole('button', { name: 'Dark theme' }).click();
  await menu.getByRole('button', { name: 'Light theme' }).waitFor();
  // The script and the browser must not both toggle it.
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'hidden' });
  await button.click();
  expect(warned.filter((text) => /dialog/i.test(text))).toEqual([]);
  await menu.getByRole('link', { name: 'Free day' }).click();
  await page.getByRole('heading', { name: 'Your first day is free.' }).waitFor();
  expect(await menu.isVisible()).toBe(false);
});

const account = (page: Page) => page.getByRole('button', { name: 'Account' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

test('a visitor reads /start without identity or Apollo, until a link is pointed at that needs them', async () => {
  const { page } = await visit();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/start', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /live-session|PricingPage/.test(url))).toEqual([]);
  const loaded = page.waitForResponse(/live-session/);
  await page.getByRole('link', { name: 'Sign In' }).hover();
  await loaded;
  expect(new URL(page.url()).pathname).toBe('/start');
});

test('a member is never offered to sign in: neither before scripts run nor after', async () => {
  const { context, page } = await visit({ as: 'plus' });
  const release = await holdBack(context, '**/assets/*.js');
  await page.goto('/start', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await signInLink(page).isVisible()).toBe(false);
  await page.evaluate(() => {
    const link = [...document.querySelectorAll('header a')].find((a) => a.textContent === 'Sign In');
    const watch = () => {
      if (link?.checkVisibility({ visibilityProperty: true })) document.title = 'offered';
      requestAnimationFrame(watch);
    };
    watch();
  });
  release();
  await account(page).waitFor();
  expect(await page.title()).toBe('Daily sports picks · Chalkline');
});

test('a sign-in in another tab shows in this one', async () => {
  const { context, page } = await visit();
  await page.goto('/start');
  await signInLink(page).waitFor();
  const other = await context.newPage();
  await other.goto('/signin');
  await fillSignIn(other, credentialsOf('plus'));
  await account(page).waitFor();
});

test('a member whom the browser remembers only in the identity store is let in all the same', async () => {
  const { page } = await visit({ as: 'plus' });
  await page.goto('/start');
  await page.evaluate(() => localStorage.removeItem('signedIn'));
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('/checkout/premium is painted before anything of the card processor is requested', async () => {
  const { context, page } = await visit();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const release = await holdBack(context, '**/assets/*.js');
  const answer = await page.goto('/checkout/premium', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  expect(await answer?.text()).not.toMatch(PROCESSOR);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
  expect(requests.filter((url) => PROCESSOR.test(url))).toEqual([]);
  const wanted = page.waitForResponse(/hosted-card/);
  release();
  await goToCard(page);
  await wanted;
});

/** What these pages ask for after their first paint, by module; what a module imports comes with it. */
const LATER = {
  '/pricing': ['posted-picks', 'plan-results', 'print-query'],
  '/checkout/premium': ['record-so-far', 'print-query'],
  '/home': ['MonthSoFar'],
  '/dashboard': ['SavedBoardPage', 'offline-shell', 'BoardTools', 'PickActions'],
  '/subscription': ['posted-picks', 'print-query'],
  '/account': [],
  '/admin': [],
};

/**
 * The checkout asks for the card's fields when it is idle or they are pointed at; a device is recognized at any time; prices of games
 * come where there are some.
 */
const WHEN_IDLE = ['hosted-card', 'fp.esm', 'market-parts'];

// Those that frontend/build/write-pages-plugin.ts preloads.
test.each([
  ['visitor', ['/pricing', '/checkout/premium']],
  ['premium', ['/home', '/dashboard', '/subscription', '/account']],
  ['admin', ['/admin']],
] as const)('what a %s’s pages need is requested before the first script runs', async (as, paths) => {
  for (const path of paths) {
    // A page of its own: what the page before still loads for offline use is not this one's.
    const { page } = await visit({ as });
    const requests = new Set<string>();
    page.on('request', (request) => requests.add(new URL(request.url()).pathname));
    const answer = await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const later = filesBehind(LATER[path]).scripts;
    await until(() => later.every((file) => requests.has(file)));
    const { scripts, styles } = filesBehind([...LATER[path], ...WHEN_IDLE]);
    const html = (await answer?.text()) ?? '';
    const late = [...requests].filter(
      (file) => /^\/assets\/.*\.(js|css)$/.test(file) && !html.includes(file),
    );
    expect([path, ...late.filter((file) => ![...scripts, ...styles].includes(file))]).toEqual([path]);
  }
});
