import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { testBrowser } from './test-browser.ts';

const visit = testBrowser();

const outlines = (elements: Locator) =>
  elements.evaluateAll((found) => found.map((each) => getComputedStyle(each).outlineStyle));

test('with forced colors the current menu entry and the look of the board still stand out', async () => {
  const { page } = await visit({ as: 'premium' });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
  const links = page.getByRole('link', { name: "Today's Picks" }).and(page.locator('[aria-current]'));
  expect(await outlines(links)).toEqual(['solid']);
  expect(await outlines(page.getByRole('link', { name: 'Subscription Plan' }).first())).toEqual(['none']);
  const looks = page.getByRole('group', { name: 'Show picks as' }).getByRole('button');
  expect((await outlines(looks)).toSorted()).toEqual(['none', 'solid']);
});
