import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { until } from '#local/testing/until.ts';
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

/** Waits until all of an element is within the window, with nothing over its middle. */
export async function untilInWindow(element: Locator): Promise<void> {
  await element.waitFor();
  await until(() =>
    element.evaluate((found) => {
      const { left, right, top, bottom } = found.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return found === onTop || found.contains(onTop);
    }),
  );
}
