import { moveForward, now } from '#local/system/clock.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { Member, type Plan } from './member.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';

/** `npm run money-demo`: one member's payments from trial to end, on the moving clock, against the real gateway. */

const DAY = 24 * 3_600_000;
const SECOND = 1_000;
let paidBefore = 0;

function say(what: string, { me, subscription, invoices }: Plan): void {
  const paid = paidOf(invoices.nodes);
  const charged = paid - paidBefore;
  paidBefore = paid;
  const next = subscription?.nextChargeAt
    ? `${dollars(subscription.nextChargeCents ?? 0)} on ${day(subscription.nextChargeAt)}`
    : '—';
  const columns = [
    now().toISOString().slice(0, 16).replace('T', ' '),
    what.padEnd(50),
    `${me.subscription} ${me.planStatus}`.padEnd(17),
    (charged > 0 ? dollars(charged) : '—').padStart(9),
    next,
  ];
  process.stdout.write(`${columns.join('  ')}\n`);
}

function heading(): void {
  const names = [
    'date (UTC)'.padEnd(16),
    'what happened'.padEnd(50),
    'plan'.padEnd(17),
    '  charged',
    'next charge',
  ];
  process.stdout.write(`${names.join('  ')}\n${'─'.repeat(121)}\n`);
}

const day = (instant: string) => instant.slice(0, 10);
const paidOf = (invoices: Plan['invoices']['nodes']) =>
  invoices.filter(({ state }) => state === 'PAID').reduce((sum, { totalCents }) => sum + totalCents, 0);
const paidCount = ({ invoices }: Plan) => invoices.nodes.filter(({ state }) => state === 'PAID').length;

/** Moves the clock to a moment, plus or minus. */
function moveTo(instant: string | undefined, plus = 0): void {
  if (!instant) throw new Error('The plan has no such date');
  moveForward(new Date(instant).getTime() + plus - now().getTime());
}

async function control({ braintree }: MoneyWorld, method: string, name: string, body?: unknown) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${braintree}/__control/${name}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  return answer.json();
}

async function playStory(world: MoneyWorld): Promise<void> {
  const ada = new Member(world);
  heading();
  await ada.buy('premium_with_trial');
  say('A visitor starts the trial of premium', await ada.plan());
  moveTo((await ada.plan()).subscription?.currentPeriodEndsAt, -2 * SECOND);
  say('Two seconds before the trial ends', await ada.plan());
  moveForward(2 * SECOND);
  say('The trial ends and becomes the first month', await ada.sees((plan) => paidCount(plan) === 1));
  moveForward(15 * DAY);
  await ada.changePlan('VIP');
  say('Upgrade to VIP for the rest of the period', await ada.plan());
  await declineAndRecover(world, ada);
  await downgradeAndCancel(ada);
  await compareTotals(world, await ada.plan());
}

async function declineAndRecover(world: MoneyWorld, ada: Member): Promise<void> {
  await control(world, 'POST', 'faults', {
    operation: 'transaction.create',
    times: null,
    effect: { kind: 'decline', code: '2001' },
  });
  moveTo((await ada.plan()).subscription?.nextChargeAt ?? undefined);
  const late = await ada.sees(({ me }) => me.planStatus === 'PAST_DUE');
  say('The renewal is declined: three days of access', late);
  const first = await waitForDecline(ada, late.subscription?.nextChargeAt);
  say('Day 1: declined again', first);
  const second = await waitForDecline(ada, first.subscription?.nextChargeAt);
  say('Day 3: declined again, access ends', second);
  await control(world, 'DELETE', 'faults');
  await ada.newCard('fake-valid-mastercard-nonce');
  say('A new card pays at once, the billing day stays', await ada.plan());
}

/** Waits until the due retry was declined and the next one is scheduled. */
async function waitForDecline(ada: Member, at: string | null | undefined): Promise<Plan> {
  moveTo(at ?? undefined);
  return ada.sees(({ subscription }) => subscription?.nextChargeAt !== at);
}

async function downgradeAndCancel(ada: Member): Promise<void> {
  await ada.changePlan('PLUS');
  const planned = await ada.plan();
  say('Downgrade to plus, when the period ends', planned);
  moveTo(planned.subscription?.currentPeriodEndsAt, -SECOND);
  say('A second before the period ends', await ada.plan());
  moveForward(SECOND);
  say('The period ends: plus at its price', await ada.sees((plan) => paidCount(plan) === 4));
  await ada.cancel();
  say('Canceled, until the period ends', await ada.plan());
  moveForward(10 * DAY);
  await ada.reactivate();
  const again = await ada.plan();
  say('Reactivated: same billing day, no charge', again);
  moveTo(again.subscription?.nextChargeAt ?? undefined);
  say('Renewed', await ada.sees((plan) => paidCount(plan) === 5));
  await ada.cancel();
  const last = await ada.plan();
  say('Canceled again', last);
  moveTo(last.subscription?.currentPeriodEndsAt);
  say('The period ends, and so does the plan', await ada.sees(({ subscription }) => subscription === null));
  moveForward(90 * DAY);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  say('Three months later: no further charges', await ada.plan());
}

/** Our invoices and the processor's transactions, to the cent. */
async function compareTotals(world: MoneyWorld, { invoices }: Plan): Promise<void> {
  const { transactions } = (await control(world, 'GET', 'state')) as {
    transactions: { status: string; amount: string }[];
  };
  const charged = transactions.filter(({ status }) =>
    /^(submitted_for_settlement|settling|settled)$/.test(status),
  );
  const theirs = charged.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const ours = paidOf(invoices.nodes);
  const declined = transactions.length - charged.length;
  process.stdout.write(
    `\n${invoices.nodes.length} invoices of ${dollars(ours)}; Braintree: ${charged.length} charges of ${dollars(theirs)}, ${declined} declined\n`,
  );
  if (ours !== theirs || charged.length !== invoices.nodes.length) throw new Error('The totals differ');
}

const began = performance.now();
const world = await startMoneyWorld();
try {
  await playStory(world);
  process.stdout.write(`${Math.round((performance.now() - began) / 1_000)} seconds\n`);
} finally {
  await world.close();
}
