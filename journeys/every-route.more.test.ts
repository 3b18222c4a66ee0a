import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityViolations, colorViolations, motionOf, overflowsOf } from './accessibility.ts';
import { changeTheme } from './change-theme.ts';
import { ROUTES, UNKNOWN_PATH } from './routes.ts';
import { testBrowser } from './test-browser.ts';

const visit = testBrowser();

async function headingsOn(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
  return headings.map((heading) => heading.replaceAll(/\s+/g, ' ').trim());
}

// A policy violation or a request to another site also fails the visit.
test.each(ROUTES)('a visitor at $path', async ({ path, lands, heading }) => {
  const { page, pageErrors } = await visit({ theme: 'dark', returning: true });
  // Browsers report the status 404 of a page that does not exist.
  if (path === UNKNOWN_PATH) pageErrors.allowRefused(path);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(lands);
  expect(await headingsOn(page)).toEqual([heading]);
  expect(await page.title()).toMatch(/Chalkline/);
  // A redirect is checked at its target.
  if (lands !== path) return;
  await page.waitForLoadState('networkidle');
  const seen = await accessibilityViolations(page);
  await page.getByRole('button', { name: 'Light theme' }).first().click();
  expect([...seen, ...(await colorViolations(page))]).toEqual([]);
  expect(await motionOf(page)).toEqual([]);
  expect(await overflowsOf(page)).toEqual([]);
});

test.each([
  // Past-due members see the longest sentences.
  ['pastdue', ['/home', '/dashboard', '/subscription', '/account', '/pricing', '/vip-offer']],
  ['free', ['/dashboard', '/subscription', '/checkout/vip', '/trial-checkout']],
  [
    'admin',
    [
      '/admin',
      ...['coupons', 'redemptions', 'members', 'members&member=demo-pastdue'].map(
        (tab) => `/admin?tab=${tab}`,
      ),
    ],
  ],
] as const)(
  '%s reads each page without axe violations in either theme, and nothing moves',
  async (viewer, paths) => {
    const { page } = await visit({ as: viewer });
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(
        () => !document.querySelector('main :is([class*=skeleton], [aria-busy=true])'),
      );
      const violations = await accessibilityViolations(page);
      await changeTheme(page);
      violations.push(...(await colorViolations(page)));
      const seen = { path, violations, moves: await motionOf(page), overflows: await overflowsOf(page) };
      expect(seen).toEqual({ path, violations: [], moves: [], overflows: [] });
    }
  },
);

test.each([
  ['/api/nothing-there', 404],
  ['/assets/nothing-there.js', 404],
  ['/.env', 404],
  ['/..%2fpackage.json', 400],
  ['/local/../../package.json', 404],
])('%s answers %d and no file', async (path, status) => {
  const { context } = await visit({ returning: true });
  const answer = await context.request.get(path, { failOnStatusCode: false });
  expect(answer.status()).toBe(status);
});
