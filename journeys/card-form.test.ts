import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { until } from '#local/testing/until.ts';
import { accessibilityViolations, overflowOf } from './accessibility.ts';
import { fillSignIn } from './browser.ts';
import { CARDS, cardField, typeBillingDetails, typeCard } from './card-form.ts';
import { cardLayoutProblems } from './card-layout.ts';
import { holdMessages } from './hold-messages.ts';
import { holdTimers } from './hold-timers.ts';
import { inFirefox } from './launch-browser.ts';
import { newAddress, newMember, newPayingMember } from './new-members.ts';
import { phone, USER_AGENTS, type UserAgent } from './phones.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';

const visit = testBrowser();
/** A real Firefox calls itself what it is. */
const AGENTS = inFirefox() ? (['Firefox'] as const) : (Object.keys(USER_AGENTS) as UserAgent[]);

async function expectGoodCardForm(page: Page): Promise<void> {
  expect({ problems: await cardLayoutProblems(page), overflow: await overflowOf(page) }).toEqual({
    problems: [],
    overflow: 0,
  });
  await expectAccessibleInBothThemes(page);
}

/** A wrong number is said when paying is tried, stays said while its field has the focus, and ends with a right one. */
async function expectWrongNumberSaid(page: Page, pay: Locator): Promise<void> {
  await typeCard(page, CARDS.wrong);
  const said = page.getByRole('alert').getByText('Card number is not valid');
  await said.waitFor();
  for (const _press of ['first', 'second']) {
    await pay.click();
    await expectFocus(page, 'number');
    await said.waitFor();
    const box = page.locator('[data-field="number"] [data-error]');
    expect(await box.count()).toBe(1);
  }
  // What screen readers say of the field itself.
  const described = page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('#message');
  expect(await described.textContent()).toBe('Card number is not valid');
  await cardField(page, 'number').fill(CARDS.another);
  await said.waitFor({ state: 'detached' });
}

test.each(AGENTS)('%s: a visitor buys with a card form in which nothing is out of place', async (agent) => {
  const { page } = await visit(phone(agent));
  await holdTimers(page, 2_000);
  await page.goto('/checkout/plus');
  await expectGoodCardForm(page);
  // Screen readers skip the helper inputs, so the focus finds them only where there is something to pass on.
  const reachable = page.locator('.focus-intercept:not([tabindex="-1"])');
  await page.getByLabel('Email').fill(newAddress(`${agent.toLowerCase()}.buyer`));
  await page.getByLabel('First name').fill('Radia');
  expect(await reachable.count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Last name').fill('Perlman');
  if (await page.locator('.focus-intercept').count()) await reachable.first().waitFor({ state: 'attached' });
  await expectWrongNumberSaid(page, page.getByRole('button', { name: 'Get Winning Picks' }));
  await typeCard(page, CARDS.good);
  expect(await cardLayoutProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Get Winning Picks' }).click();
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor();
});

test.each(AGENTS)('%s: a trial begins with the same card form', async (agent) => {
  const member = await newMember(sharedOrigin(), `${agent.toLowerCase()}.trial`);
  const { page } = await visit(phone(agent));
  await page.goto('/signin?returnTo=%2Ftrial-checkout');
  await fillSignIn(page, member);
  await page.waitForURL('**/trial-checkout');
  await expectGoodCardForm(page);
  // A device has one trial. In Chromium own-world.more.test.ts begins it.
  if (!inFirefox()) return;
  await typeBillingDetails(page);
  await typeCard(page, CARDS.another);
  await page.getByRole('button', { name: 'Get Access to Today' }).click();
  await page.waitForURL('**/home');
});

test.each(AGENTS)('%s: a card is replaced in the dialog', async (agent) => {
  const member = await newPayingMember(sharedOrigin(), 'plus');
  const { page } = await visit({ ...phone(agent), theme: 'dark' });
  await page.goto('/signin?returnTo=%2Fsubscription');
  await fillSignIn(page, member);
  await page.waitForURL('**/subscription');
  await page.getByRole('button', { name: 'Update Payment Method' }).click();
  await expectGoodCardForm(page);
  const dialog = page.getByRole('dialog');
  await expectWrongNumberSaid(page, dialog.getByRole('button', { name: 'Save card' }));
  await typeCard(page, CARDS.another);
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expectSaved(page);
});

/** Waits for the work of a challenge too: other journeys of this network have cards declined. */
async function expectSaved(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'hidden', timeout: 60_000 });
  await page.getByText('ending in 4444').first().waitFor();
}

test('a card is saved although the frames say late that it is filled in', async () => {
  const member = await newPayingMember(sharedOrigin(), 'plus');
  const { page } = await visit(phone('Android'));
  const messages = await holdMessages(page);
  await page.goto('/signin?returnTo=%2Fsubscription');
  await fillSignIn(page, member);
  await page.waitForURL('**/subscription');
  await page.getByRole('button', { name: 'Update Payment Method' }).click();
  await page.locator('[data-field] button').first().waitFor({ state: 'detached' });
  await messages.hold();
  await typeCard(page, CARDS.another);
  await page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
  await messages.release();
  await expectSaved(page);
});

const FIELDS = ['number', 'expirationDate', 'cvv'] as const;

/** Waits until this card field has the focus, or what has this id on the page itself. */
async function expectFocus(page: Page, wanted: string): Promise<void> {
  let found: string | undefined;
  const isThere = async () => {
    found = await focusedField(page);
    return found === wanted;
  };
  await until(isThere).catch(() => expect(found).toBe(wanted));
}

/** Also true in a window that the machine's own programs have taken the focus from. */
async function focusedField(page: Page): Promise<string | undefined> {
  const [id, frameName] = await page.evaluate(() => {
    const element = document.activeElement;
    return [element?.id, element instanceof HTMLIFrameElement ? element.name : undefined];
  });
  const name = FIELDS.find((field) => frameName === `braintree-hosted-field-${field}`);
  if (!name) return id;
  const isInput = await page
    .frame({ name: `braintree-hosted-field-${name}` })
    ?.evaluate(() => document.activeElement?.matches('input:not([aria-hidden])'));
  return isInput ? name : undefined;
}

/** The processor's script, its frames, and its reports. */
const PROCESSOR = /hosted-card|hosted-fields|xoplatform/;

test.each(AGENTS)('%s: Tab loads the card fields, goes through them and back out of them', async (agent) => {
  const { page } = await visit(phone(agent));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/checkout/plus');
  await page.getByText('$79.00 today, then').waitFor();
  expect(requests.filter((url) => PROCESSOR.test(url))).toEqual([]);
  const lastName = page.getByLabel('Last name');
  await lastName.focus();
  const before = String(await lastName.getAttribute('id'));
  for (const [key, field] of [
    ...FIELDS.map((name) => ['Tab', name] as const),
    ...['expirationDate', 'number', before].map((name) => ['Shift+Tab', name] as const),
  ]) {
    await page.keyboard.press(key);
    // The first Tab may come before the frames, which then take its focus over.
    await page.locator('[data-field] button').first().waitFor({ state: 'detached' });
    await expectFocus(page, field);
  }
});
