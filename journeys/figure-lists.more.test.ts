import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '#local/testing/until.ts';
import { accessibilityViolations } from './accessibility.ts';
import { testBrowser } from './test-browser.ts';

const visit = testBrowser();

/** More than the page has before any of its links. */
const MOST_TABS = 120;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');

/** Tab by Tab to a link whose address says this. */
async function tabTo(page: Page, address: string): Promise<string> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    const href = await focused(page);
    if (href.includes(address)) return href;
  }
  throw new Error(`Tab does not lead to ${address}`);
}

async function openFigures(page: Page): Promise<void> {
  await page.goto('/admin?tab=money');
  // They are counted within a minute of the first start.
  await until(async () => {
    if (await page.getByRole('heading', { name: 'Retention' }).isVisible()) return true;
    await page.reload();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    return false;
  });
}

/** Opens a figure's list and a member of it by keyboard, and goes back to where the focus was, both times. */
async function thereAndBack(page: Page, figure: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('table').locator('a[href*="member="]').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const member = await tabTo(page, 'member=');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin?tab=members&member=*');
  await page.goBack();
  await until(async () => (await focused(page)) === member);
  if (figure.includes('tab=money')) await page.keyboard.press('Escape');
  else await page.goBack();
  await until(async () => (await focused(page)) === figure);
}

test.each([
  ['who pays', 'show=members&figure=PAYING'],
  ['what is committed', 'show=members&figure=COMMITTED'],
  ['what moved revenue', 'kind=NEW'],
  ['cash', 'tab=payments&cash=true'],
])(
  'without a mouse from a figure to %s, on to a member, and back to the same link',
  async (_name, address) => {
    const { page } = await visit({ as: 'admin', returning: true });
    await openFigures(page);
    await thereAndBack(page, await tabTo(page, address));
  },
);

test('the retention table is one tab stop, and arrows lead to a cell, its members, and back to the cell', async () => {
  const { page } = await visit({ as: 'admin', returning: true });
  await openFigures(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  const grid = page.getByRole('grid', { name: 'Retention' });
  expect(await grid.locator('a[tabindex="0"]').count()).toBe(1);
  await grid.locator('a[tabindex="0"]').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const cell = await focused(page);
  expect(cell).toContain('figure=PAYING');
  await thereAndBack(page, cell);
  // Tab leaves the table from any of its cells.
  await page.keyboard.press('Tab');
  expect(await grid.locator(':focus').count()).toBe(0);
});
