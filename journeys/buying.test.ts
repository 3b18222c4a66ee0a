import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '#local/testing/until.ts';
import { anchorDayOf, nextPeriodEnd } from '#schema/rules/money/periods.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { CARDS, cardField, typeCard } from './card-form.ts';
import { holdTimers } from './hold-timers.ts';
import { followMail } from './mailbox.ts';
import { newAddress } from './new-members.ts';
import { phoneOrDesktopFirefox } from './phones.ts';
import { recordConversions } from './record-responses.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';

const visit = testBrowser();

/** How long the success screen is shown. */
const SUCCESS_MS = 2_000;

const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const pay = (page: Page) => page.getByRole('button', { name: 'Get Winning Picks' });

const historyLength = (page: Page) => page.evaluate(() => history.length);

/** The date of the next charge for a purchase made now. */
async function nextCharge(): Promise<string> {
  const { today } = await ask<{ today: { now: string } }>(sharedOrigin(), '{ today { now } }');
  const now = new Date(today.now);
  return plainMoment(nextPeriodEnd(now, anchorDayOf(now))).replace(/,? \d+:\d\d.*$/, '');
}

test('a visitor who mistypes the card three times still buys: the browser does the work it is asked for', async () => {
  const { page } = await visit(phoneOrDesktopFirefox('iPhone'));
  await page.goto('/checkout/premium');
  await heading(page, 'Checkout');
  await page.getByLabel('Email').fill(newAddress('clumsy.buyer'));
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  // Begins with the fourth card, or sooner: other journeys of this network have cards declined as well.
  const worker = page.waitForEvent('worker', { timeout: 80_000 });
  for (let tried = 0; tried < 3; tried += 1) {
    await typeCard(page, CARDS.declined);
    const declined = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/graphql') && (await response.text()).includes('CARD_DECLINED'),
    );
    await pay(page).click();
    await declined;
    await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  }
  await typeCard(page, CARDS.good);
  await pay(page).click();
  expect((await worker).url()).toContain('/assets/challenge-worker-');
  await heading(page, 'Payment Successful');
});

test('a visitor buys Premium with a coupon, after a declined card, and arrives at the picks', async () => {
  const email = newAddress('first.buyer');
  const { page } = await visit(phoneOrDesktopFirefox('Android'));
  const conversions = recordConversions(page);
  const fireTimers = await holdTimers(page, SUCCESS_MS);
  await page.goto('/pricing');
  await heading(page, 'Pick your plan');
  const atPlans = await historyLength(page);
  await page.getByRole('link', { name: 'Get Premium' }).click();
  await heading(page, 'Checkout');

  await page.getByLabel('Discount code').fill(' welcome20 ');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('WELCOME20 is applied.').waitFor();
  await page.getByText('$103.20 today, then $129.00 every month until you cancel.').waitFor();
  const beside = page.getByText(/^Next charge:/);
  const charge = (await beside.textContent())?.replaceAll('\u00a0', ' ');
  expect(charge).toContain(`$129.00 on ${await nextCharge()}`);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await typeCard(page, CARDS.declined);
  await pay(page).click();
  const declined = page.getByRole('alert').filter({ hasText: 'declined' });
  await declined.waitFor();
  expect(await declined.textContent()).toBe(
    'Your card was declined. Please verify your card information and try again, or use a different card. You were not charged.',
  );
  await comesIntoView(page, 'declined');
  await expectAccessibleInBothThemes(page);
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Lovelace');
  expect(await page.getByRole('textbox', { name: 'Discount code' }).inputValue()).toBe('WELCOME20');
  expect(await cardField(page, 'cvv').inputValue()).toBe('123');

  await typeCard(page, CARDS.good);
  await pay(page).click();
  await heading(page, 'Payment Successful');
  await page.getByText(/^Premium Plan, \$103\.20 today\. Next charge: \$129\.00 on /).waitFor();
  await fireTimers();
  await page.waitForURL('**/create-password');

  await heading(page, 'Choose your password');
  expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByLabel('Password', { exact: true }).fill('chosen one');
  await page.getByLabel('Confirm password').fill('another one');
  await page.getByRole('button', { name: 'Create Password' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Confirm password').fill('chosen one');
  await page.getByRole('button', { name: 'Create Password' }).click();

  await heading(page, 'Go VIP');
  await page.getByText(/^Next charge: \$249\.00 on /).waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await heading(page, "Today's Picks");
  await page.getByText('VIP Plan Required').first().waitFor();
  expect(await page.getByText('Premium Plan Required').count()).toBe(0);
  // Only the offer and the picks were added: checkout and first password replaced their history entries.
  expect(await historyLength(page)).toBe(atPlans + 2);

  expect(await Promise.all(conversions)).toEqual([
    { name: 'InitiateCheckout', plan: 'premium', value: 129 },
    { name: 'CompletePayment', plan: 'premium', value: 129, charged: 103.2 },
  ]);

  await page.goBack();
  await heading(page, 'Go VIP');
  await page.goBack();
  await heading(page, 'Pick your plan');
  expect(pathOf(page)).toBe('/pricing');
});

/** Waits until the alert has been scrolled into view. */
async function comesIntoView(page: Page, text: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await until(async () => {
    const box = await page.getByRole('alert').filter({ hasText: text }).boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  });
}

/** Makes the next tokenization of this card fail with an error of the processor. */
async function failToTakeOnce(card: string): Promise<void> {
  const fault = { operation: 'browser.tokenize', card, effect: { kind: 'status', status: 500 } };
  const faults = `${sharedOrigin()}/local/braintree/__control/faults`;
  const answer = await fetch(faults, { method: 'POST', body: JSON.stringify(fault) });
  expect(answer.status).toBe(201);
}

test('a card that the processor fails to charge is reported, and works at the next try', async () => {
  const { page, pageErrors } = await visit(phoneOrDesktopFirefox('Firefox'));
  pageErrors.allowRefused('/client_api/');
  await holdTimers(page, SUCCESS_MS);
  await page.goto('/checkout/plus');
  await page.getByLabel('Email').fill(newAddress('patient.buyer'));
  await page.getByLabel('First name').fill('Mary');
  await page.getByLabel('Last name').fill('Somerville');
  await typeCard(page, CARDS.own);
  await failToTakeOnce(CARDS.own);
  await pay(page).click();
  await page.getByRole('alert').filter({ hasText: 'Failed to process payment information.' }).waitFor();
  await pay(page).click();
  await heading(page, 'Payment Successful');
});

test('who closes the page after paying comes in by the link of the receipt', async () => {
  const email = newAddress('hasty.buyer');
  const { page, context } = await visit({ ...phoneOrDesktopFirefox('iPhone'), theme: 'dark' });
  await holdTimers(page, SUCCESS_MS);
  await page.goto('/checkout/plus');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await typeCard(page, CARDS.another);
  await pay(page).click();
  await heading(page, 'Payment Successful');
  await expectAccessibleInBothThemes(page);
  await page.close();

  const later = await context.newPage();
  await followMail(later, email, /^Your receipt CL-.*: Plus Plan$/, '/reset-password');
  await later.getByLabel('New password', { exact: true }).fill('by the mail');
  await later.getByLabel('Confirm new password').fill('by the mail');
  await later.getByRole('button', { name: 'Reset password' }).click();
  await later.waitForURL('**/signin');
  await fillSignIn(later, { email, password: 'by the mail' });
  await heading(later, "Today's Picks");
  await later.goto('/home');
  await later.getByText('Today’s Free and Plus picks are open to you.').waitFor();

  await later.goto('/checkout/plus');
  await heading(later, 'Pick your plan');
});
