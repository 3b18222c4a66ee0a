import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { CARDS, typeCard } from './card-form.ts';
import { mailTo } from './mailbox.ts';
import { newPayingMember } from './new-members.ts';
import type { UserAgent } from './phones.ts';
import { phoneOrDesktopFirefox } from './phones.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import type { Credentials } from './viewers.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';

const visit = testBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const waitForText = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

type PayingMember = { page: Page; member: Credentials; periodEnd: string };

/** A new member with a paid month, signed in at this path on a phone. */
async function memberAt(path: string, planType: string, agent: UserAgent): Promise<PayingMember> {
  const member = await newPayingMember(sharedOrigin(), planType);
  const { page } = await visit(phoneOrDesktopFirefox(agent));
  await page.goto(`/signin?returnTo=${encodeURIComponent(path)}`);
  await fillSignIn(page, member);
  await page.waitForURL(`**${path}`);
  const question = '{ subscription { currentPeriodEndsAt } }';
  type Own = { subscription: { currentPeriodEndsAt: string } };
  const { subscription } = await ask<Own>(sharedOrigin(), question, member);
  return { page, member, periodEnd: plainMoment(new Date(subscription.currentPeriodEndsAt)) };
}

/** The facts in the open dialog, by label. */
async function factsOf(page: Page): Promise<Record<string, string>> {
  const facts = page.getByRole('dialog').locator('dl > div');
  await facts.first().waitFor();
  await page.getByRole('dialog').getByText(/\sET$/).first().waitFor();
  const pairs = await facts.evaluateAll((rows) =>
    rows.map((row) =>
      ['dt', 'dd'].map((part) => row.querySelector(part)?.textContent?.replaceAll('\u00a0', ' ')),
    ),
  );
  return Object.fromEntries(pairs);
}

test('an upgrade is charged now, a downgrade waits, and both say amount and date before', async () => {
  const { page, member, periodEnd } = await memberAt('/pricing', 'plus', 'iPhone');
  await button(page, 'Upgrade to Premium').click();
  expect(await factsOf(page)).toEqual({
    'Charged now, to Visa ending in 1881': '$50.00',
    'Next charge': `$129.00 on ${periodEnd}`,
  });
  await waitForText(page, '$50.00 now for the rest of the period, then $129.00 every month.');
  await expectAccessibleInBothThemes(page);
  await inDialog(page, 'Upgrade for $50.00').click();
  await waitForText(
    page,
    'You are now on the Premium Plan. $50.00 was charged. The receipt is in your email.',
  );

  await button(page, 'Downgrade to Plus').click();
  expect(await factsOf(page)).toEqual({
    'Charged now': '$0.00',
    'Takes effect': periodEnd,
    'Next charge': `$79.00 on ${periodEnd}`,
  });
  await expectAccessibleInBothThemes(page);
  await inDialog(page, 'Downgrade to Plus').click();
  await waitForText(page, `You keep the Premium Plan until ${periodEnd}. Then your Plus Plan starts.`);
  expect(await button(page, /^Starts /).isDisabled()).toBe(true);
  await button(page, 'Keep Premium').waitFor();

  await page.goto('/subscription');
  await waitForText(
    page,
    `You keep Premium until ${periodEnd}. Then your Plus Plan starts at $79.00.Keep Premium`,
  );
  const amounts = page.getByRole('row').locator('td:nth-child(4)');
  await amounts.first().waitFor();
  expect(await amounts.allTextContents()).toEqual([' $50.00', ' $79.00']);
  await expectAccessibleInBothThemes(page);
  expect((await mailTo(page, member.email, /^You are on the Premium Plan: receipt CL-/)).text).toContain(
    '$50.00',
  );
  expect((await mailTo(page, member.email, /^Your change to the Plus Plan is scheduled$/)).text).toContain(
    periodEnd,
  );
});

test('cancelled in two clicks, kept until the period ends, and undone without a charge', async () => {
  const { page, member, periodEnd } = await memberAt('/pricing', 'premium', 'Android');
  await button(page, 'Cancel Subscription').click();
  await expectAccessibleInBothThemes(page);
  await inDialog(page, 'Cancel Subscription').click();
  await page.waitForURL('**/home');
  await page.getByText(`Your plan ends on ${periodEnd}.`).waitFor();
  await page.getByText('Expiring Soon').filter({ visible: true }).first().waitFor();
  await mailTo(page, member.email, /^Your Premium Plan is canceled$/);
  // One click undoes it; a member who comes back later is asked first.
  await button(page, 'Undo').click();
  await waitForText(page, 'Your plan is active again.');
  await page.getByText('Expiring Soon').filter({ visible: true }).first().waitFor({ state: 'detached' });
  await page.goto('/subscription');
  await button(page, 'Cancel Subscription').click();
  await inDialog(page, 'Cancel Subscription').click();
  await page.getByText(/^Your plan is canceled\. You keep it until/).waitFor();
  await page.goto('/home');

  await page.getByRole('link', { name: 'Subscription', exact: false }).first().click();
  await heading(page, 'Subscription Plan');
  await page.getByText('Access ends').waitFor();
  await button(page, 'Reactivate Plan').click();
  expect(await factsOf(page)).toEqual({
    'Charged now': '$0.00',
    'Next charge': `$129.00 on ${periodEnd}`,
  });
  await expectAccessibleInBothThemes(page);
  await inDialog(page, 'Reactivate Plan').click();
  await waitForText(page, 'Your plan is active again.');
  await page.getByText('Next billing date').waitFor();
  await button(page, 'Cancel Subscription').waitFor();
  expect(await page.getByText('Expiring Soon').count()).toBe(0);
  await mailTo(page, member.email, /^Your Premium Plan is active again$/);
});

test('paused by keyboard on a phone instead of canceled, and undone without a charge', async () => {
  const { page, member, periodEnd } = await memberAt('/subscription', 'plus', 'Android');
  await button(page, 'Cancel Subscription').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('combobox').selectOption('SEASON');
  await expectAccessibleInBothThemes(page);
  await inDialog(page, 'Pause instead').focus();
  await page.keyboard.press('Enter');
  const day = page.getByLabel('Resume on');
  await day.waitFor();
  await day.fill(String(await day.getAttribute('max')));
  const { 'Charged now': now, 'Next charge': then } = await factsOf(page);
  expect([now, then]).toEqual([
    '$0.00',
    expect.stringMatching(/^\$79\.00 on \w+ \d+, \d+, \d+:\d+ [AP]M ET$/),
  ]);
  await expectAccessibleInBothThemes(page);
  await inDialog(page, 'Pause Plan').focus();
  await page.keyboard.press('Enter');
  await page.getByText(`You keep your Plus Plan until ${periodEnd}.`).waitFor();
  await expectAccessibleInBothThemes(page);
  const { text } = await mailTo(page, member.email, /^Your Plus Plan will be paused$/);
  expect(text).toContain('$79.00');
  await page.reload();
  await button(page, 'Undo Pause').focus();
  await page.keyboard.press('Enter');
  await expectAccessibleInBothThemes(page);
  await inDialog(page, 'Undo Pause').focus();
  await page.keyboard.press('Enter');
  await waitForText(page, 'Your plan goes on without a pause.');
  await mailTo(page, member.email, /^Your Plus Plan continues without a pause$/);
});

test('a card that is declined changes nothing, and the next one is kept', async () => {
  const { page } = await memberAt('/subscription', 'vip', 'Firefox');
  const card = page.getByRole('main').getByText(/••••/).locator('../..');
  await button(page, 'Update Payment Method').click();
  await typeCard(page, CARDS.declined);
  await inDialog(page, 'Save card').click();
  const declined = page.getByRole('dialog').getByRole('alert');
  await declined.waitFor();
  expect(await declined.textContent()).toBe(
    'Your card was declined. Please verify your card information and try again, or use a different card. You were not charged.',
  );
  await expectAccessibleInBothThemes(page);
  expect(await card.textContent()).toContain('Visa ••••ending in 1881');

  await typeCard(page, CARDS.another);
  await inDialog(page, 'Save card').click();
  await waitForText(page, 'Your card is saved.');
  await card.filter({ hasText: 'Mastercard ••••ending in 4444' }).waitFor();
  await page.getByText('Expires 12/34').waitFor();
});

test('a plan that was canceled in one tab is shown so in the other, when one returns to it', async () => {
  const { page } = await memberAt('/subscription', 'premium', 'iPhone');
  const other = await page.context().newPage();
  await other.goto('/subscription');
  await button(other, 'Cancel Subscription').waitFor();
  await button(page, 'Cancel Subscription').click();
  await inDialog(page, 'Cancel Subscription').click();
  await page.getByText(/^Your plan is canceled\./).waitFor();
  // A browser without windows tells no tab that it was left.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await button(other, 'Reactivate Plan').waitFor();
  await other.getByText('Expiring Soon').filter({ visible: true }).first().waitFor();
  await button(other, 'Cancel Subscription').waitFor({ state: 'detached' });
});
