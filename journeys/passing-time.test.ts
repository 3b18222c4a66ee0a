import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '#local/testing/until.ts';
import { easternMoment, longDay } from '#schema/rules/eastern-time.ts';
import { ask } from './api.ts';
import { CARDS, typeCard } from './card-form.ts';
import { listenForConversions } from './conversions.ts';
import { expectNoBarriersInEitherTheme } from './looks.ts';
import { mailTo } from './mailbox.ts';
import { newAddress } from './newcomers.ts';
import { fillPick } from './pick-form.ts';
import { testBrowser } from './test-browser.ts';
import { type OpenWorld, openWorld } from './world.ts';

/** A world of its own: here its clock is moved. */
let world: OpenWorld;
beforeAll(async () => {
  world = await openWorld();
}, 180_000);
afterAll(() => world?.close(), 60_000);

const visit = testBrowser(() => world.origin);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function pass(page: Page, duration: string): Promise<void> {
  const moved = await page.request.post('/local/clock', { data: { advance: duration } });
  expect(moved.status()).toBe(200);
}

const BILLING = {
  'First name': 'Katherine',
  'Last name': 'Johnson',
  Address: '1 Langley Boulevard',
  City: 'Hampton',
  State: 'VA',
  'Postal code': '23681',
};

test('a trial counts down, and is charged when its day is over', async () => {
  const email = newAddress('trial');
  const password = 'counting down';
  const { page } = await visit();
  const told = listenForConversions(page);
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await heading(page, 'Pick your plan');
  await page
    .getByRole('article', { name: 'Premium' })
    .getByRole('link', { name: /1 day for \$0/ })
    .click();

  await heading(page, 'Start your trial');
  await page.getByText('Try Premium Plan').waitFor();
  for (const [label, text] of Object.entries(BILLING)) await page.getByLabel(label).fill(text);
  await typeCard(page, CARDS.good);
  await expectNoBarriersInEitherTheme(page);
  await page.getByRole('button', { name: 'Get Access to Today' }).click();
  await heading(page, 'Payment Successful');
  await page.waitForURL('**/home');
  await page
    .getByRole('main')
    .getByText(/^(1d 0h 0m|0d 23h 59m) remaining/)
    .waitFor();
  await expectNoBarriersInEitherTheme(page);
  expect(await Promise.all(told)).toEqual([
    { name: 'InitiateCheckout', plan: 'premium_with_trial', value: 129 },
    { name: 'CompletePayment', plan: 'premium_with_trial', value: 129, charged: 0 },
  ]);

  type Own = { me: { planStatus: string; trialEndDate: string | null } };
  const own = async () =>
    (await ask<Own>(world.origin, '{ me { planStatus trialEndDate } }', { email, password })).me;
  const { trialEndDate } = await own();
  const mail = await mailTo(page, email, /^Your Premium trial has started$/);
  expect(mail.text).toContain(easternMoment(new Date(trialEndDate ?? '')));
  expect(mail.text).toContain('$129.00');

  await page.getByRole('link', { name: 'Subscription', exact: false }).first().click();
  await page.getByText('Trial ends', { exact: true }).waitFor();
  await page.getByText('No billing history available').waitFor();

  await pass(page, 'P1D');
  await until(async () => (await own()).planStatus === 'ACTIVE');
  await page.reload();
  await page.getByText('Next billing date').waitFor();
  const bill = page.getByRole('row', { name: /Charge Premium \$129\.00/ });
  await bill.waitFor();
  await expectNoBarriersInEitherTheme(page);
  expect((await mailTo(page, email, /^Your receipt CL-.*: Premium Plan$/)).text).toContain('$129.00');
  await page.goto('/home');
  await page.getByRole('main').getByText('Active').first().waitFor();
});

test('at three the admin is told of leagues without a pick, and posting one settles it', async () => {
  const { page } = await visit({ as: 'admin' });
  await page.goto('/admin?tab=problems');
  await page.getByText('No problems').waitFor();
  // The demo has no picks of the days that come.
  await pass(page, 'P1DT4H');
  await page.getByRole('button', { name: 'Look Again' }).click();
  const leagues = page.getByRole('region', { name: 'Leagues without a pick today' }).getByRole('listitem');
  await leagues.first().waitFor();
  const before = await leagues.count();
  await expectNoBarriersInEitherTheme(page);

  await leagues.filter({ hasText: 'NBA' }).getByRole('link', { name: 'Show picks for NBA' }).click();
  // Another day has begun since the page was opened: it goes over to that day by itself, and so does the form.
  const { today } = await ask<{ today: { date: string } }>(world.origin, '{ today { date } }');
  await page.getByRole('heading', { level: 2, name: longDay(today.date) }).waitFor();
  await fillPick(page, {
    ...{ sport: 'NBA', tier: 'Plus', teamOne: 'Late Side', teamTwo: 'Visiting Side', time: '23:30' },
    ...{ pick: 'Late Side to win', details: 'Late, and still before the game.' },
  });
  await page.getByRole('button', { name: 'Post Pick' }).click();
  await page.getByRole('rowheader', { name: 'Late Side' }).waitFor();
  await page.getByRole('link', { name: /^Problems/ }).click();
  await page.getByText(new RegExp(`^${before - 1} problems?$`)).waitFor();
  expect(await leagues.filter({ hasText: 'NBA' }).count()).toBe(0);
});
