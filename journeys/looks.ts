import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOn, overflowOf } from './barriers.ts';

const PHONE = { width: 390, height: 844 };

/** The open page stands in nobody's way: in its theme, in the other one, and on a phone. Leaves it on the phone. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoBarriers(page, 'first theme');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Light|Dark) theme$/ })
    .click();
  await expectNoBarriers(page, 'other theme');
  await page.setViewportSize(PHONE);
  await expectNoBarriers(page, 'phone');
}

async function expectNoBarriers(page: Page, look: string): Promise<void> {
  const seen = { look, barriers: await barriersOn(page), overflow: await overflowOf(page) };
  expect(seen).toEqual({ look, barriers: [], overflow: 0 });
}
