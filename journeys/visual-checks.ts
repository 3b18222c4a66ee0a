import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityViolations, colorViolations, overflowOf } from './accessibility.ts';
import { changeTheme } from './change-theme.ts';

const PHONE = { width: 390, height: 844 };

/** No axe violations and no overflow: in the current theme, then in the other one at phone width, where it stays. */
export async function expectAccessibleOnDesktopAndPhone(page: Page): Promise<void> {
  await expectAccessible(page, 'first theme');
  await page.setViewportSize(PHONE);
  await changeTheme(page);
  await expectAccessible(page, 'phone, other theme');
}

/** The same in both themes at the current width, also under a dialog. Leaves the page in the other theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page, 'first theme');
  await changeTheme(page);
  expect(await colorViolations(page)).toEqual([]);
}

async function expectAccessible(page: Page, look: string): Promise<void> {
  const seen = { look, violations: await accessibilityViolations(page), overflow: await overflowOf(page) };
  expect(seen).toEqual({ look, violations: [], overflow: 0 });
}
