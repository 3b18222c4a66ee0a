import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityViolations, overflowOf } from './accessibility.ts';
import { untilHydrated } from './hydrated.ts';
import { DIALOGS, type DialogEntry, giveVipAnEndpoint } from './open-dialogs.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';

const visit = testBrowser();
const viewers = [...new Set(DIALOGS.map((entry) => entry.as))];

beforeAll(() => giveVipAnEndpoint(sharedOrigin()));

/**
 * Presses Shift+Tab at the first control and Tab past the last one. Answers the elements outside the dialog that
 * received focus. An empty list is right.
 */
async function strayFocus(page: Page, dialog: Locator): Promise<string[]> {
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await dialog.evaluate((element) => {
    const strays: string[] = [];
    Object.assign(window, { strays });
    document.addEventListener('focusin', ({ target }) => {
      const stray = target instanceof Element && !element.contains(target);
      if (stray) strays.push(target.outerHTML.slice(0, 80));
    });
  });
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'])
    await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { strays: string[] }).strays.slice());
}

async function walk(page: Page, entry: DialogEntry): Promise<object> {
  const opener = entry.by(page);
  // A button that is still loading cannot be focused.
  await opener.click({ trial: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = entry.menu
    ? opener.locator('..')
    : page.getByRole('dialog', { name: entry.name, exact: true });
  await dialog.waitFor();
  const focusGoesIn = entry.menu || (await dialog.evaluate((box) => box.contains(document.activeElement)));
  const violations = entry.modal ? [] : await accessibilityViolations(page);
  const overflow = await overflowOf(page);
  const stray = entry.menu ? [] : await strayFocus(page, dialog);
  // Escape inside a card field stays in its frame, so focus leaves the frame first.
  if (!entry.menu) await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  if (!entry.menu) await dialog.waitFor({ state: 'hidden' });
  const focusReturns = await opener.evaluate((button) => button === document.activeElement);
  return { name: entry.name, focusGoesIn, stray, focusReturns, violations, overflow };
}

test.each(viewers)(
  '%s: focus goes into what opens, stays there, and comes back with Escape',
  async (viewer) => {
    const { page } = await visit({ as: viewer, theme: 'dark' });
    let shown = '';
    for (const entry of DIALOGS.filter((each) => each.as === viewer)) {
      await page.setViewportSize({ width: entry.narrow ? 360 : 1280, height: 800 });
      if (shown !== entry.path) await page.goto(entry.path);
      shown = entry.path;
      await entry.by(page).waitFor();
      await untilHydrated(page);
      expect(await walk(page, entry)).toEqual({
        ...{
          name: entry.name,
          focusGoesIn: true,
          stray: [],
          focusReturns: true,
          violations: [],
          overflow: 0,
        },
      });
    }
  },
);
