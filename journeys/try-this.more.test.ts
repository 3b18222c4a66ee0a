import { expect, test } from '@jest/globals';
import { DEMO_PASSWORD } from '#local/demo/demo-users.ts';
import { addDays, longDay } from '#schema/rules/time/eastern-time.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { CARDS, cardField, goToCard } from './card-form.ts';
import { expectBoards, READERS_TEAM, takeOdds, todayOf, verifyRecord } from './days-ahead.ts';
import { nextEventStream } from './live-events.ts';
import { newAddress } from './new-members.ts';
import { fillPick, type NewPick, sendPick } from './pick-form.ts';
import { readmeReader } from './readme-reader.ts';
import { readmeSentences } from './readme-sentences.ts';

const reader = readmeReader();

const heading = (name: string | RegExp) => reader.page.getByRole('heading', { level: 1, name }).waitFor();
const button = (name: string) => reader.page.getByRole('button', { name, exact: true });
const cards = () => reader.page.getByRole('article');

/** Each sentence of the README's "Try this" up to the month ahead, in its order, and what a reader does and sees. */
const PLAYS: Record<string, () => Promise<void>> = {
  "Sign in as `premium@chalkline.test` (password `chalkline`) and open **Today's Picks**: VIP picks are locked, the others are open.":
    async () => {
      await reader.page.goto('/');
      await reader.page.getByRole('link', { name: 'Sign In' }).first().click();
      await fillSignIn(reader.page, { email: 'premium@chalkline.test', password: 'chalkline' });
      await reader.page.getByRole('link', { name: "Today's Picks" }).first().click();
      await heading("Today's Picks");
      await cards().first().waitFor();
      expect(await cards().count()).toBe(12);
      const locked = cards().filter({ hasText: /Plan Required/ });
      expect(await locked.count()).toBe(3);
      expect(await locked.filter({ hasText: 'VIP Plan Required' }).count()).toBe(3);
    },
  'Go back to yesterday: everything is open, losses included.': async () => {
    await button('Previous day').click();
    await heading(longDay(addDays(reader.begin, -1)));
    await cards().filter({ hasText: 'Loss' }).first().waitFor();
    expect(await cards().count()).toBe(12);
    expect(
      await cards()
        .filter({ hasText: /Plan Required/ })
        .count(),
    ).toBe(0);
  },
  'Open **Subscription** and cancel.': async () => {
    await reader.page.getByRole('link', { name: 'Subscription', exact: false }).first().click();
    await heading('Subscription Plan');
    await button('Cancel Subscription').click();
    await reader.page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await reader.page
      .getByText(/Your plan ends on|You keep it until/)
      .first()
      .waitFor();
  },
  'Two clicks, no charge; undo it with one.': async () => {
    await button('Undo').click();
    await reader.page.getByText('Your plan is active again.', { exact: true }).waitFor();
    const { invoices } = await ask<{ invoices: { nodes: unknown[] } }>(
      ...([reader.world.origin, '{ invoices { nodes { number } } }', 'premium'] as const),
    );
    expect(invoices.nodes).toHaveLength(1);
  },
  'Sign out and buy a plan with card `4111 1111 1111 1111`, any future date and any CVV.': async () => {
    await signOut();
    await fillCheckout(CARDS.good, newAddress('reader'));
    await button('Get Winning Picks').click();
    await heading('Payment Successful');
    await heading('Choose your password');
    await reader.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await reader.page.getByLabel('Confirm password').fill(DEMO_PASSWORD);
    await button('Create Password').click();
    await reader.page.getByRole('link', { name: 'Continue to Dashboard' }).click();
    await heading("Today's Picks");
  },
  'With `4000 1111 1111 1115` the bank declines.': async () => {
    await signOut();
    await fillCheckout(CARDS.declined, newAddress('declined.reader'));
    await button('Get Winning Picks').click();
    await reader.page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();
  },
  "Sign in as `admin@chalkline.test` and post a pick while a member's page is open: ten seconds later it appears there.":
    async () => {
      const member = await reader.browser.visit({ as: 'plus' });
      const streaming = nextEventStream(member.page);
      await member.page.goto('/dashboard');
      await streaming;
      const admin = await reader.browser.visit({ as: 'admin' });
      await admin.page.goto('/admin?tab=picks');
      await admin.page.getByRole('table').waitFor();
      await fillPick(admin.page, OWN_PICK);
      await sendPick(admin.page, 'Post Pick');
      const card = member.page.getByRole('article', { name: `${READERS_TEAM} @ Visiting Side` });
      const counting = admin.page.getByRole('region', { name: 'Posting' });
      await counting.getByText('Posting 1 pick in ten seconds.').waitFor();
      expect(await card.count()).toBe(0);
      await card.getByText(OWN_PICK.pick).waitFor();
      for (const visit of [member, admin]) {
        expect(visit.pageErrors.all()).toEqual([]);
        await visit.end();
      }
    },
  "**Alerts** in a member's menu sends picks by email, to a device, into Discord or a calendar; http://localhost:4000/local/push and http://localhost:4000/local/discord show what arrives.":
    async () => {
      const vip = await reader.browser.visit({ as: 'vip' });
      await vip.page.goto('/dashboard');
      await vip.page.getByRole('link', { name: 'Alerts', exact: true }).first().click();
      await vip.page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor();
      // A browser may block them, as Chromium's shell does, and still has their card.
      for (const words of [/email/i, 'Notifications', /Discord/, /calendar/i])
        await vip.page.getByRole('main').getByText(words).first().waitFor();
      await vip.end();
      for (const [path, name] of [
        ['push', 'Devices'],
        ['discord', 'Discord'],
      ] as const) {
        await reader.page.goto(`/local/${path}`);
        await heading(name);
      }
    },
  '**Scanner** lists bets at two books that pay either way, to VIP members; http://localhost:4000/local/odds has a button that makes one.':
    async () => {
      const vip = await reader.browser.visit({ as: 'vip' });
      await vip.page.goto('/dashboard');
      await vip.page.getByRole('link', { name: 'Scanner', exact: true }).first().click();
      await vip.page.getByText(/^In the last seven days it found/).waitFor();
      await vip.end();
      await reader.page.goto('/local/odds');
      await button('An arbitrage for 90 seconds').waitFor();
    },
};

const OWN_PICK: NewPick = {
  ...{ sport: 'NBA', tier: 'Plus', teamOne: READERS_TEAM, teamTwo: 'Visiting Side', time: '23:45' },
  ...{ pick: `${READERS_TEAM} to win`, details: 'Because the README says so.' },
};

async function signOut(): Promise<void> {
  await reader.page.getByRole('button', { name: 'Account' }).click();
  await button('Sign Out').click();
  await reader.page.waitForURL('**/sign-in');
}

/** Any future date and any code. */
async function fillCheckout(card: string, email: string): Promise<void> {
  await reader.page.goto('/pricing');
  await reader.page.getByRole('link', { name: 'Get Plus' }).click();
  await heading('Checkout');
  await reader.page.getByLabel('Email').fill(email);
  await reader.page.getByLabel('First name').fill('Ada');
  await reader.page.getByLabel('Last name').fill('Lovelace');
  await goToCard(reader.page);
  await cardField(reader.page, 'number').fill(card);
  await cardField(reader.page, 'expirationDate').fill('07/38');
  await cardField(reader.page, 'cvv').fill('987');
}

test('a reader plays every sentence of the README', () => {
  // The last ones are in month-ahead.more.test.ts.
  expect(Object.keys(PLAYS)).toEqual(readmeSentences().first);
});

test.each(Object.entries(PLAYS))('%s', (_sentence, play) => play());

test('a move that cannot finish says at which day and job it stopped, and goes on from there when asked again', async () => {
  const today = await todayOf(reader.world);
  await takeOdds(reader.world, false);
  await reader.page.goto('/local/clock');
  reader.pageErrors.allowRefused('/local/clock');
  await button('+1 day').click();
  // Who writes odds next: the admin, or the worker from the feed.
  const stopped = new RegExp(
    `The clock stopped on ${longDay(today)}, at "(the demo’s admin|capture-prices|late-closes)": `,
  );
  await reader.page.getByText(stopped).waitFor({ timeout: 60_000 });
  await takeOdds(reader.world, true);
  await reader.page.getByRole('button', { name: /^Go on to / }).click();
  await reader.page.getByText(stopped).waitFor({ state: 'detached' });
  await reader.page
    .getByRole('button', { name: '+1 day' })
    .and(reader.page.locator(':enabled'))
    .waitFor({ timeout: 60_000 });
  expect(await todayOf(reader.world)).toBe(addDays(today, 1));
  await expectBoards(reader.world, reader.begin);
});

test('the verifier proves the record of that day', async () => {
  const [code, said] = await verifyRecord(reader.world);
  expect(code === 0 ? '' : said).toBe('');
});
