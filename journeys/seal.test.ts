import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import { ask } from './api.ts';
import { phone } from './phones.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';

const visit = testBrowser();

const seal = (page: Page) => page.getByRole('button', { name: /^Sealed .* Proof of/ }).first();
const words = (page: Page) => page.getByText(/^Sealed .* No\. [\d,]+$/).filter({ visible: true });
const check = (page: Page) => page.getByRole('link', { name: 'Check it yourself' });

async function openBoard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
}

test('the mark of a seal shows its words by mouse and by keyboard, and leads to the check and to the proof', async () => {
  const { page } = await visit({ as: 'plus' });
  await openBoard(page);
  await seal(page).click();
  await words(page).waitFor();
  expect(await check(page).getAttribute('href')).toBe('/record/verify');
  await page.getByRole('heading', { level: 1 }).click();
  await words(page).waitFor({ state: 'hidden' });

  await seal(page).press('Enter');
  await words(page).waitFor();
  await page.keyboard.press('Tab');
  const proof = page.getByRole('button', { name: 'Show the proof' });
  expect(await proof.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await words(page).waitFor({ state: 'hidden' });
  expect(await seal(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await seal(page).press(' ');
  await proof.click();
  const dialog = page.getByRole('dialog', { name: 'Proof of this pick' });
  await dialog.getByRole('button', { name: 'Save proof' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await seal(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('on a phone it opens by a touch, inside the window', async () => {
  const { page } = await visit({ as: 'plus', ...phone('iPhone') });
  await openBoard(page);
  await page.getByRole('button', { name: 'Why' }).first().click();
  await seal(page).click();
  await words(page).waitFor();
  const box = await words(page).locator('..').boundingBox();
  if (!box) throw new Error('The words are not shown');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await check(page).click();
  await page.waitForURL('**/record/verify');
});

test('a past day of 320 px leads to its record, and nothing leaves its card', async () => {
  const { page } = await visit({ as: 'plus', width: 320, height: 640 });
  const { today } = await ask<{ today: { date: string } }>(sharedOrigin(), '{ today { date } }');
  const day = addDays(today.date, -1);
  await page.goto(`/dashboard?date=${day}`);
  await page.getByRole('article').first().waitFor();
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('article')].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && !part.closest('.visually-hidden'))
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 0 && (box.right > right + 1 || box.left < left - 1);
        })
        .map((part) => part.textContent);
    }),
  );
  expect(outside).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'The record of the day' }).click();
  await page.waitForURL(`**/record/${day}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
