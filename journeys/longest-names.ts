import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { MAX_EMAIL_LENGTH } from '#schema/rules/access/email.ts';
import { PICK_LIMITS } from '#schema/rules/picks/pick-rules.ts';
import { ask } from './api.ts';
import { newAddress, newMember } from './new-members.ts';
import { sharedOrigin } from './shared-world.ts';
import type { Credentials } from './viewers.ts';

const CREATE_PICK = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
const CREATE_COUPON =
  'mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { coupon { id } } }';
const DELETE_COUPON =
  'mutation ($input: DeleteCouponInput!) { deleteCoupon(input: $input) { deletedCouponId } }';
const DELETE_PICK = 'mutation ($input: PickIdInput!) { deletePick(input: $input) { deletedPickId } }';

const ONE_WORD = 'W'.repeat(PICK_LIMITS.team);
const WORDS = 'Wanderers '.repeat(PICK_LIMITS.team / 10).trim();

/** A draft and a scheduled pick of this day whose games are as long as they may be. */
export async function longestPicks(date: string): Promise<{ remove(): Promise<void> }> {
  const ids = [
    await createPick({ date, teamOne: ONE_WORD, teamTwo: WORDS, draft: true }),
    await createPick({ date, teamOne: WORDS, teamTwo: ONE_WORD, releaseAt: `${date}T20:15:00Z` }),
  ];
  const remove = async () => {
    for (const id of ids) await ask(sharedOrigin(), DELETE_PICK, 'admin', { id });
  };
  return { remove };
}

async function createPick(own: { teamOne: string; teamTwo: string; [more: string]: unknown }) {
  const pick = `${own.teamOne} ${own.teamTwo}`;
  const game = {
    sport: 'NHL',
    subscription: 'PREMIUM',
    time: '23:30',
    gameId: null,
    odds: 1.9091,
    units: 2.5,
  };
  // Two teams are no bet that can be read, so it is asked whether one is.
  const answers = [{ question: `pick:team:${pick}`, choice: 'open' }];
  const input = { ...game, ...own, pick, pickDetails: `Why it is ${pick}.`, answers };
  type Created = { createPick: { pick: { id: string } } };
  const created = await ask<Created>(sharedOrigin(), CREATE_PICK, 'admin', input);
  return created.createPick.pick.id;
}

/** Fills in a local pick of the longest game on the open page of picks, which keeps it. */
export async function keepLongestLocalPick(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'New Local Pick' }).click();
  const form = admin.getByRole('dialog', { name: 'New Local Pick' });
  await form.getByLabel('Sport').selectOption('NHL');
  await form.getByRole('combobox', { name: 'Tier' }).selectOption({ label: 'Premium' });
  await form.getByLabel('Teams').fill(`${ONE_WORD} @ ${WORDS}`);
  await form.getByLabel('Time (ET)').fill('23:30');
  await form.getByRole('textbox', { name: 'Pick', exact: true }).fill(ONE_WORD);
  await form.getByLabel('Pick details').fill('Why it is this side.');
  await form.getByRole('button', { name: 'Save Draft' }).click();
}

/** A coupon with the longest code, and limits of every kind. */
export async function longestCoupon(startsOn: string): Promise<{ code: string; remove(): Promise<void> }> {
  const code = randomUUID().slice(0, 8).toUpperCase().padEnd(40, 'W');
  const input = {
    ...{ code, discountType: 'FIXED', discountAmount: 9_999.99, plans: ['PLUS', 'PREMIUM', 'VIP'] },
    ...{ duration: 'MONTHS', durationMonths: 36, startsAt: `${startsOn}T20:15:00Z`, firstPurchaseOnly: true },
    ...{ maxRedemptions: 2_000_000_000, maxPerCustomer: 2_000_000_000 },
  };
  type Created = { createCoupon: { coupon: { id: string } } };
  const { createCoupon } = await ask<Created>(sharedOrigin(), CREATE_COUPON, 'admin', input);
  const remove = async () => {
    await ask(sharedOrigin(), DELETE_COUPON, 'admin', { id: createCoupon.coupon.id });
  };
  return { code, remove };
}

/** A new member with the longest address. */
export function longestMember(): Promise<Credentials> {
  return newMember(sharedOrigin(), 'w'.repeat(MAX_EMAIL_LENGTH - newAddress('').length));
}
