import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOfColours, barriersOn, overflowOf } from './barriers.ts';
import { changeTheme } from './change-theme.ts';

const PHONE = { width: 390, height: 844 };

/** The open page stands in nobody's way: in its theme, and in the other one on a phone. Leaves it there. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoBarriers(page, 'first theme');
  await page.setViewportSize(PHONE);
  await changeTheme(page);
  await expectNoBarriers(page, 'phone, other theme');
}

/** Also where a dialog covers the button that changes the theme. Leaves the page in the other theme. */
export async function expectNoBarriersInEitherTheme(page: Page): Promise<void> {
  await expectNoBarriers(page, 'first theme');
  await changeTheme(page);
  expect(await barriersOfColours(page)).toEqual([]);
}

async function expectNoBarriers(page: Page, look: string): Promise<void> {
  const seen = { look, barriers: await barriersOn(page), overflow: await overflowOf(page) };
  expect(seen).toEqual({ look, barriers: [], overflow: 0 });
}
