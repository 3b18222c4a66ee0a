import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOfColours, barriersOn, overflowOf } from './barriers.ts';

const PHONE = { width: 390, height: 844 };

/** The open page stands in nobody's way: in its theme, in the other one, and on a phone. Leaves it on the phone. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoBarriersInEitherTheme(page);
  await page.setViewportSize(PHONE);
  await expectNoBarriers(page, 'phone');
}

/** Also where a dialog covers the button that changes the theme. Leaves the page in the other theme. */
export async function expectNoBarriersInEitherTheme(page: Page): Promise<void> {
  await expectNoBarriers(page, 'first theme');
  await changeTheme(page);
  expect(await barriersOfColours(page)).toEqual([]);
}

/** As another tab of this browser would: the pages follow what is stored. */
async function changeTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const oldValue = localStorage.getItem('theme');
    const newValue = oldValue === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', oldValue, newValue }));
  });
}

async function expectNoBarriers(page: Page, look: string): Promise<void> {
  const seen = { look, barriers: await barriersOn(page), overflow: await overflowOf(page) };
  expect(seen).toEqual({ look, barriers: [], overflow: 0 });
}
