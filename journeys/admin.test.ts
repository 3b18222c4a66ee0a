import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { picksOfDay } from '#local/demo/picks-of-day.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { addDays, longDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { accessibilityViolations } from './accessibility.ts';
import { ask } from './api.ts';
import { keepLongestLocalPick, longestCoupon, longestMember, longestPicks } from './longest-names.ts';
import { fillPick, keepTeams, type NewPick, postNow, sendPick } from './pick-form.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { unreachableActions } from './unreachable-actions.ts';

const visit = testBrowser();

const newPick = (teamOne: string, tier = 'Plus'): NewPick => ({
  ...{ sport: 'NHL', tier, teamOne, teamTwo: 'Visiting Side', time: '23:30' },
  ...{ pick: `${teamOne} -1.5`, details: `Why it is ${teamOne}: rested & at full strength.` },
});
const gameOf = ({ teamOne, teamTwo }: NewPick) => `${teamOne} @ ${teamTwo}`;

async function openAdmin(path = '/admin?tab=picks'): Promise<Page> {
  const { page } = await visit({ as: 'admin', returning: true });
  await page.goto(path);
  await page.getByRole('table').waitFor();
  return page;
}

async function post(page: Page, pick: NewPick): Promise<void> {
  await fillPick(page, pick);
  await postNow(page);
  await rowsOf(page, pick).waitFor();
}

const rowsOf = (page: Page, pick: NewPick) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: gameOf(pick) }) });
const cardOf = (page: Page, game: string) => page.getByRole('article', { name: game });

/** Waits until all of it is on screen above the buttons that end its form. */
async function untilAboveButtons(page: Page, part: Locator): Promise<void> {
  await page.waitForFunction(
    (element) => {
      const buttons = element?.closest('form')?.querySelector('[type=submit]')?.parentElement;
      if (!element || !buttons) return false;
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= buttons.getBoundingClientRect().top;
    },
    await part.elementHandle(),
  );
}

test('the day over the picks stays in one line, and its buttons in one place, whatever the day', async () => {
  const page = await openAdmin();
  await page.setViewportSize({ width: 1280, height: 800 });
  const places: unknown[] = [];
  // The longest name that a day can have, and a short one.
  for (const day of ['2026-09-30', '2026-05-01']) {
    await page.goto(`/admin?tab=picks&date=${day}`);
    const title = page.getByRole('heading', { level: 2, name: longDay(day) });
    const { height = 0 } = (await title.boundingBox()) ?? {};
    expect(height).toBeLessThan(32);
    expect(await title.getByText(plainDay(day), { exact: true }).isVisible()).toBe(true);
    places.push(await page.getByRole('button', { name: 'New Pick', exact: true }).boundingBox());
  }
  expect(places[1]).toEqual(places[0]);
});

test('a pick that the admin posts with the form is open to its tier and locked below it', async () => {
  const pick = newPick('Posted Side');
  const admin = await openAdmin();
  const { width, height } = admin.viewportSize() ?? { width: 1280, height: 800 };
  await admin.setViewportSize({ width: 1366, height: 768 });
  await fillPick(admin, pick);
  await admin.getByLabel('Odds', { exact: true }).fill('-50');
  await admin.getByRole('button', { name: 'Post Pick' }).click();
  await untilAboveButtons(admin, admin.getByText(/^American odds begin/));
  await admin.getByLabel('Odds', { exact: true }).fill('-110');
  await admin.getByLabel(/^Schedule/).check();
  await untilAboveButtons(admin, admin.getByLabel(/^Opens at/));
  await admin.getByLabel(/^Post now/).check();
  await admin.setViewportSize({ width, height });
  expect(await accessibilityViolations(admin)).toEqual([]);
  await postNow(admin);
  await rowsOf(admin, pick).getByText('Posted', { exact: true }).waitFor();

  const plus = await visit({ as: 'plus' });
  await plus.page.goto('/dashboard');
  await cardOf(plus.page, gameOf(pick)).getByText(pick.details).waitFor();
  await cardOf(plus.page, gameOf(pick)).getByText(withMinus(pick.pick), { exact: true }).waitFor();

  const free = await visit({ as: 'free', record: true });
  await free.page.goto('/dashboard');
  await cardOf(free.page, gameOf(pick)).getByText('Plus Plan Required').waitFor();
  expect(await free.sent()).not.toContain(pick.details);
});

/** Runs an action that saves a result and waits for the server's response. */
async function saving(admin: Page, act: () => Promise<unknown>): Promise<void> {
  const saved = admin.waitForResponse((response) => /GradePick/.test(response.request().postData() ?? ''));
  await act();
  expect((await saved).status()).toBe(200);
}

test("the result that the admin chooses stands on its day's page, and the winner wears the ribbon", async () => {
  const { today } = await ask<{ today: { date: string } }>(sharedOrigin(), '{ today { date } }');
  const yesterday = addDays(today.date, -1);
  const waiting = picksOfDay(yesterday).at(-1);
  if (!waiting) throw new Error('The demo has no picks of yesterday');
  const game = `${waiting.away} @ ${waiting.home}`;

  const premium = await visit({ as: 'premium' });
  await premium.page.goto(`/dashboard?date=${yesterday}`);
  const card = cardOf(premium.page, game);
  await card.waitFor();
  expect(await card.getByText('Winner', { exact: true }).count()).toBe(0);

  const admin = await openAdmin(`/admin?date=${yesterday}`);
  const grade = (result: string) =>
    saving(admin, async () => {
      await admin.getByLabel(`Result of ${game}`).selectOption(result);
      const form = admin.getByRole('dialog', { name: /Result$/ });
      await form.getByLabel(waiting.away, { exact: true }).fill('24–20');
      await form.getByLabel(/^(Note|Reason for the change)/).fill('Read from the league.');
      await form.getByRole('button', { name: 'Save Result' }).click();
    });
  for (const result of ['Push', 'Loss']) {
    await grade(result);
    await premium.page.reload();
    await card.getByText(result, { exact: true }).waitFor();
  }
  await grade('Win');

  await premium.page.reload();
  await card.getByText('Winner', { exact: true }).waitFor();
  expect(await accessibilityViolations(premium.page)).toEqual([]);
});

test('a posted pick is withdrawn only after a question, and stays in the record', async () => {
  const pick = newPick('Withdrawn Side', 'Free');
  const admin = await openAdmin();
  await post(admin, pick);
  const question = admin.getByRole('dialog', { name: 'Withdraw this pick?' });

  await admin.getByRole('button', { name: `Withdraw ${gameOf(pick)}` }).click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await question.waitFor({ state: 'hidden' });
  await rowsOf(admin, pick).getByText('Posted', { exact: true }).waitFor();

  await admin.getByRole('button', { name: `Withdraw ${gameOf(pick)}` }).click();
  await question.waitFor();
  expect(await accessibilityViolations(admin)).toEqual([]);
  await question.getByLabel(/^Reason/).fill('The starter is out.');
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await rowsOf(admin, pick).getByText('Withdrawn', { exact: true }).waitFor();

  const free = await visit({ as: 'free' });
  await free.page.goto('/dashboard');
  await cardOf(free.page, gameOf(pick)).getByText('Withdrawn', { exact: true }).waitFor();
});

test('a draft is the admin’s alone, and deleted for good', async () => {
  const pick = newPick('Drafted Side', 'Free');
  const admin = await openAdmin();
  await fillPick(admin, pick);
  await admin.getByLabel(/^Keep as draft/).check();
  await sendPick(admin, 'Save Draft');
  await rowsOf(admin, pick).getByText('Draft', { exact: true }).waitFor();

  const vip = await visit({ as: 'vip', record: true });
  await vip.page.goto('/dashboard');
  await vip.page.getByRole('article').first().waitFor();
  expect(await vip.sent()).not.toContain(pick.teamOne);

  await admin.getByRole('button', { name: `Delete ${gameOf(pick)}` }).click();
  const question = admin.getByRole('dialog', { name: 'Delete this pick?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await rowsOf(admin, pick).waitFor({ state: 'detached' });
  await admin.reload();
  await admin.getByRole('table').waitFor();
  expect(await rowsOf(admin, pick).count()).toBe(0);
});

const WIDTHS = [390, 768, 1024, 1180, 1181, 1280, 1366, 1440, 1600, 1920];

async function expectActionsInReach(admin: Page): Promise<void> {
  for (const width of WIDTHS) {
    await admin.setViewportSize({ width, height: 900 });
    expect({ width, unreachable: await unreachableActions(admin) }).toEqual({ width, unreachable: [] });
  }
}

test('with the longest names every action stays in reach, from phones to wide screens', async () => {
  const { today } = await ask<{ today: { date: string } }>(sharedOrigin(), '{ today { date } }');
  const tomorrow = addDays(today.date, 1);
  const picks = await longestPicks(tomorrow);
  const coupon = await longestCoupon(tomorrow);
  const member = await longestMember();
  const admin = await openAdmin(`/admin?date=${tomorrow}`);
  const deletes = (game: RegExp) => admin.getByRole('button', { name: game }).first().waitFor();
  await deletes(/^Delete WWW/);
  await deletes(/^Delete Wanderers/);
  await keepLongestLocalPick(admin);
  const local = admin.getByRole('table', { name: 'Local picks' });
  await local.waitFor();
  await expectActionsInReach(admin);
  await local.getByRole('button', { name: /^Delete/ }).click();

  await admin.goto('/admin?tab=coupons');
  await admin.getByRole('button', { name: `Delete ${coupon.code}` }).waitFor();
  await expectActionsInReach(admin);

  await admin.goto('/admin?tab=members');
  const found = admin.getByRole('link', { name: member.email });
  await found.waitFor();
  await expectActionsInReach(admin);

  await found.click();
  await admin.getByRole('button', { name: 'Delete Account' }).waitFor();
  await expectActionsInReach(admin);

  await admin.setViewportSize({ width: 1280, height: 800 });
  await picks.remove();
  await coupon.remove();
});

test('a double click posts one pick', async () => {
  const pick = newPick('Doubled Side');
  const admin = await openAdmin();
  await fillPick(admin, pick);
  await admin.getByRole('button', { name: 'Post Pick' }).click();
  await keepTeams(admin);
  await admin.getByRole('button', { name: 'Post Pick' }).dblclick();
  await admin.getByRole('button', { name: 'Post Now' }).dblclick();
  await rowsOf(admin, pick).first().getByText('Posted', { exact: true }).waitFor();
  await admin.reload();
  await rowsOf(admin, pick).first().waitFor();
  expect(await rowsOf(admin, pick).count()).toBe(1);
});
