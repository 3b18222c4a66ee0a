import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityViolations, overflowOf } from './accessibility.ts';
import type { DialogEntry } from './dialogs/dialog-entry.ts';
import { DIALOGS } from './dialogs/every-dialog.ts';
import { giveVipAnEndpoint } from './dialogs/member-dialogs.ts';
import { openDialog, pathOfEntry, showControl, titleOf, todayIn } from './dialogs/open-dialog.ts';
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

/** What is wrong once the window is as narrow as a phone's, where the dialog must stay. Leaves it as wide as it was. */
async function seenOnPhone(page: Page, dialog: Locator, withAxe: boolean) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  const overflow = (await dialog.isVisible()) ? await overflowOf(page) : 'hidden';
  const violations = withAxe ? await accessibilityViolations(page) : [];
  if (before) await page.setViewportSize(before);
  return { overflow, violations };
}

async function walk(page: Page, entry: DialogEntry): Promise<object> {
  const { opener, dialog } = await openDialog(page, entry);
  const focusGoesIn = entry.menu || (await dialog.evaluate((box) => box.contains(document.activeElement)));
  const violations = entry.noAxe ? [] : await accessibilityViolations(page);
  const onPhone = entry.menu
    ? { overflow: await overflowOf(page), violations: [] }
    : await seenOnPhone(page, dialog, entry.preview !== undefined);
  const stray = entry.menu ? [] : await strayFocus(page, dialog);
  // Escape inside a card field stays in its frame, so focus leaves the frame first.
  if (!entry.menu) await dialog.getByRole('button', { name: 'Close' }).focus();
  if (entry.copiedFirst) await tryToLeaveUncopied(page, dialog);
  await page.keyboard.press('Escape');
  if (!entry.menu) await dialog.waitFor({ state: 'hidden' });
  const focusReturns = await hasFocus(opener);
  return {
    dialog: titleOf(entry),
    focusGoesIn,
    stray,
    focusReturns,
    ...onPhone,
    violations: [...violations, ...onPhone.violations],
  };
}

/** Browsers insist that a second Escape closes a dialog which only refuses the first. */
async function tryToLeaveUncopied(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await dialog.getByText(/^Copy it first/).waitFor();
  await dialog.getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
}

const hasFocus = (opener: Locator) => opener.evaluate((control) => control === document.activeElement);

/** Closing unmounts most dialogs, which Escape closes before. */
async function focusReturnsByButton(page: Page, entry: DialogEntry): Promise<boolean> {
  const { opener, dialog } = await openDialog(page, entry);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return hasFocus(opener);
}

test.each(viewers)(
  '%s: focus goes into what opens, stays there, and comes back when it closes',
  async (viewer) => {
    const { page } = await visit({ as: viewer, theme: 'dark' });
    const today = await todayIn(sharedOrigin());
    let shown = '';
    for (const entry of DIALOGS.filter((each) => each.as === viewer)) {
      await page.setViewportSize({ width: entry.window === 'narrow' ? 360 : 1280, height: 800 });
      const path = pathOfEntry(entry, today);
      if (shown !== path) await page.goto(path);
      shown = path;
      await showControl(page, entry);
      expect(await walk(page, entry)).toEqual({
        ...{
          dialog: titleOf(entry),
          focusGoesIn: true,
          stray: [],
          focusReturns: true,
          violations: [],
          overflow: 0,
        },
      });
      if (!entry.menu && !entry.inside)
        expect([titleOf(entry), await focusReturnsByButton(page, entry)]).toEqual([titleOf(entry), true]);
    }
  },
  // The admin has some forty of them.
  240_000,
);
