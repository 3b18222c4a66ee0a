import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { barriersOn, overflowOf } from './barriers.ts';
import { giveVipAnEndpoint, OPENINGS, type Opening } from './openings.ts';
import { sharedOrigin } from './shared-world.ts';
import { untilTakenOver } from './taken-over.ts';
import { testBrowser } from './test-browser.ts';

const visit = testBrowser();
const persons = [...new Set(OPENINGS.map((opening) => opening.as))];

beforeAll(() => giveVipAnEndpoint(sharedOrigin()));

/**
 * Steps with Shift+Tab out of its beginning and with Tab out of its end, however long it is. Answers what outside
 * had the focus; nothing is right.
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

async function walk(page: Page, opening: Opening): Promise<object> {
  const opener = opening.by(page);
  // A button that waits for data takes no focus yet.
  await opener.click({ trial: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = opening.menu
    ? opener.locator('..')
    : page.getByRole('dialog', { name: opening.name, exact: true });
  await dialog.waitFor();
  const focusGoesIn = opening.menu || (await dialog.evaluate((box) => box.contains(document.activeElement)));
  const barriers = opening.asked ? [] : await barriersOn(page);
  const overflow = await overflowOf(page);
  const stray = opening.menu ? [] : await strayFocus(page, dialog);
  // Inside the processor's frames Escape is theirs: who stands there leaves them first.
  if (!opening.menu) await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  if (!opening.menu) await dialog.waitFor({ state: 'hidden' });
  const focusReturns = await opener.evaluate((button) => button === document.activeElement);
  return { name: opening.name, focusGoesIn, stray, focusReturns, barriers, overflow };
}

test.each(persons)(
  '%s: focus goes into what opens, stays there, and comes back with Escape',
  async (person) => {
    const { page } = await visit({ as: person, theme: 'dark' });
    let shown = '';
    for (const opening of OPENINGS.filter((each) => each.as === person)) {
      await page.setViewportSize({ width: opening.narrow ? 360 : 1280, height: 800 });
      if (shown !== opening.path) await page.goto(opening.path);
      shown = opening.path;
      await opening.by(page).waitFor();
      await untilTakenOver(page);
      expect(await walk(page, opening)).toEqual({
        ...{
          name: opening.name,
          focusGoesIn: true,
          stray: [],
          focusReturns: true,
          barriers: [],
          overflow: 0,
        },
      });
    }
  },
);
