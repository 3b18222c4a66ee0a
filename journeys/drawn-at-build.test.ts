import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { testBrowser } from './test-browser.ts';

const visit = testBrowser();
/** Those of frontend/build/prerender-plugin.ts. */
const PAGES = [
  { path: '/start', heading: /on the record/, title: 'Daily sports picks · Chalkline' },
  { path: '/trial', heading: 'Your first day is free.', title: 'Your first day is free · Chalkline' },
  { path: '/privacy', heading: 'Privacy Policy', title: 'Privacy Policy · Chalkline' },
  { path: '/terms', heading: 'Terms & Conditions', title: 'Terms & Conditions · Chalkline' },
];

/** How much of what was painted has moved since, as browsers count it (Cumulative Layout Shift). */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Observers say nothing of what has not happened.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

test.each(PAGES)('$path is there without scripts', async ({ path, title, heading }) => {
  const { context, page, complaints } = await visit();
  complaints.expectRefused('/assets/');
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  expect(await page.title()).toBe(title);
  expect(await page.getByRole('heading', { level: 1, name: heading }).isVisible()).toBe(true);
});

/** A caret's worth: on a machine that is very busy a thousandth was seen, where a late font moves ninety. */
const STILL = 0.005;

// A difference between what was drawn and what scripts draw would be a complaint of the visit.
test.each(PAGES)('$path is taken over by scripts as it is', async ({ path, title, heading }) => {
  for (const theme of ['light', 'dark'] as const) {
    const { page } = await visit({ theme });
    const styles: string[] = [];
    page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor();
    expect(await page.title()).toBe(title);
    expect(styles).toEqual([]);
    expect(await shiftOf(page)).toBeLessThan(STILL);
  }
});

// Some machines have none of the fonts that stand in for it, so that its coming late would move everything.
test('/start stays as it was painted when its font comes late', async () => {
  const { context, page } = await visit({ width: 390 });
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route('**/*.woff2', async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto('/start', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const arrived = page.waitForResponse('**/*.woff2');
  arrive();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await shiftOf(page)).toBeLessThan(STILL);
});
