import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { notifyOfPrices } from '#gateway/billing/plan/notify-of-price.ts';
import { sendMails } from '#gateway/mail/send-mails.ts';
import type { PaidTier } from '#schema/rules/access/tiers.ts';
import { ask } from './ask.ts';
import { advance, DAY, type MoneyWorld, runDue } from './money.ts';
import { type Answered, failuresOf, type House } from './scene.ts';
import { signUp, type TestUser } from './users.ts';

/** What the staff does beyond refunds, and the days in which it takes effect. */
export type DeskStep =
  | { does: 'prices move'; tier: PaidTier; cents: number; approved: boolean }
  | { does: 'price moves end' }
  | { does: 'days are given'; who: number; days: number }
  | { does: 'account is deleted'; who: number }
  | { does: 'days pass'; days: number };

const move = (approved: fc.Arbitrary<boolean>): fc.Arbitrary<DeskStep> =>
  fc.record({
    does: fc.constant('prices move' as const),
    tier: fc.constantFrom<PaidTier>('PLUS', 'PLUS', 'PREMIUM', 'VIP'),
    cents: fc.constantFrom(6_900, 8_900, 9_900, 14_900, 24_900),
    approved,
  });
const days = (...of: number[]): fc.Arbitrary<DeskStep> =>
  fc.record({ does: fc.constant('days pass' as const), days: fc.constantFrom(...of) });

/** With how often each is wished for. */
export const deskWishes = (who: fc.Arbitrary<number>): fc.WeightedArbitrary<DeskStep>[] => [
  { weight: 2, arbitrary: move(fc.boolean()) },
  { weight: 1, arbitrary: fc.constant({ does: 'price moves end' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('days are given' as const),
      who,
      days: fc.constantFrom(1, 7, 28, 60),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('account is deleted' as const), who }) },
  { weight: 2, arbitrary: days(2, 10, 31) },
];

/** A move that is approved, and enough days for the renewal but one: by luck alone few would come so far. */
export const wholeMove = { begins: move(fc.constant(true)), comes: days(33, 45, 64) };

/** What came of it. */
export async function actAtDesk(house: House, step: DeskStep): Promise<Answered[]> {
  switch (step.does) {
    case 'prices move':
      return movePrices(house, step);
    case 'price moves end':
      return endMoves(house);
    case 'days are given':
      return giveDays(house, memberOf(house, step.who), step.days);
    case 'account is deleted':
      return deleteAccount(house, step.who);
    case 'days pass':
      return passDays(house.world, step.days);
  }
}

function memberOf({ members }: House, who: number): TestUser {
  const member = members[who] ?? members[0];
  if (!member) throw new Error('The model has members');
  return member;
}

type Fields = Record<string, unknown>;
function mutate<D>(
  { world }: House,
  name: string,
  type: string,
  input: Fields,
  fields: string,
  by: TestUser,
) {
  const query = `mutation ($input: ${type}!) { done: ${name}(input: $input) { ${fields} } }`;
  return ask<{ done: D }>(world.gateway, query, { input }, by);
}

interface Moves {
  planPriceMoves: { id: string; endedAt: string | null }[];
}
const MOVES = 'planPriceMoves { id endedAt }';

/** One owner gives a plan another price and wants running plans to have it too; another approves that, or does not. */
async function movePrices(
  house: House,
  { tier, cents, approved }: Extract<DeskStep, { does: 'prices move' }>,
): Promise<Answered[]> {
  const [row] = await house.world.gateway.services.database.em.execute<{ version: number }[]>(
    'select max(id) as version from plan_prices',
  );
  const price = { tier, months: 1, cents, version: row?.version, reason: 'Costs', requestId: randomUUID() };
  const changed = await mutate(
    house,
    ...(['changePlanPrice', 'ChangePlanPriceInput', price, 'planPrices { id }', house.admin] as const),
  );
  const wish = { tier, cents, reason: 'Costs', requestId: randomUUID() };
  const proposed = await mutate<Moves>(
    house,
    ...(['proposePriceMove', 'ProposePriceMoveInput', wish, MOVES, house.admin] as const),
  );
  const id = proposed.data?.done?.planPriceMoves[0]?.id;
  if (!approved || !id) return [changed, proposed];
  return [
    changed,
    proposed,
    await mutate(house, 'approvePriceMove', 'PriceMoveInput', { id }, MOVES, house.approver),
  ];
}

async function endMoves(house: House): Promise<Answered[]> {
  const listed = await ask<Moves>(house.world.gateway, `{ ${MOVES} }`, {}, house.admin);
  const open = (listed.data?.planPriceMoves ?? []).filter(({ endedAt }) => endedAt === null);
  const ended = open.map(({ id }) =>
    mutate(house, 'endPriceMove', 'PriceMoveInput', { id }, MOVES, house.approver),
  );
  return [listed, ...(await Promise.all(ended))];
}

const PREVIEW = 'query ($input: MemberActPreviewInput!) { memberActPreview(input: $input) { seen refusal } }';

async function giveDays(house: House, { uid: userId }: TestUser, days: number): Promise<Answered[]> {
  const input = { userId, act: 'GIVE_DAYS', days };
  const shown = await ask<{ memberActPreview: { seen: string; refusal: string | null } }>(
    ...([house.world.gateway, PREVIEW, { input }, house.admin] as const),
  );
  const seen = shown.data?.memberActPreview?.seen;
  if (!seen) return [shown];
  const act = { userId, days, seen, reason: 'An outage', requestId: randomUUID() };
  return [shown, await mutate(house, 'giveDays', 'GiveDaysInput', act, 'userId', house.admin)];
}

/** A member who was deleted signs up again as a new one. */
async function deleteAccount(house: House, who: number): Promise<Answered[]> {
  const { uid: userId } = memberOf(house, who);
  const input = { userId, reason: 'Asked for it' };
  const deleted = await mutate(house, 'deleteMember', 'DeleteMemberInput', input, 'userId', house.admin);
  if (deleted.errors) return [deleted];
  const newcomer = await signUp();
  house.members[who] = newcomer;
  await writeAccount(house.world, newcomer, null);
  return [deleted];
}

/** An account as the product makes it at the first sign-in. */
export async function writeAccount(
  { gateway: { services } }: MoneyWorld,
  { uid, email }: TestUser,
  role: 'OWNER' | null,
): Promise<void> {
  const now = services.clock.now();
  await services.database.em.execute(
    'insert into users (id, email, role, trial_ends_at, created_at) values (?, ?, ?, ?, ?)',
    [uid, email, role, now, now],
    'run',
  );
}

/** Each day the workers do what is due, announce other prices, and send mails. */
async function passDays(world: MoneyWorld, count: number): Promise<Answered[]> {
  const failures: unknown[] = [];
  for (let day = 0; day < count; day += 1) {
    advance(world, DAY);
    failures.push(...(await runDue(world)));
    await announcePrices(world).catch((failure: unknown) => failures.push(failure));
  }
  return failuresOf(failures);
}

/** Tells members of other prices, and sends what waits to be sent. */
export async function announcePrices({ gateway: { services } }: MoneyWorld): Promise<void> {
  await notifyOfPrices(services);
  if (services.mailer) await sendMails({ ...services, mailer: services.mailer, readReceipts: noReceipts });
  await notifyOfPrices(services);
}

const noReceipts = () => Promise.reject(new Error('Nobody here asked for receipts of the week'));
