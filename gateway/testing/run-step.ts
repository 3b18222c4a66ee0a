import { randomUUID } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import { compareSinceLastRun } from '#gateway/billing/reconciliation/compare-since-last-run.ts';
import { remindOfExpiringCards } from '#gateway/jobs/reminders.ts';
import { actAtDesk } from './desk-steps.ts';
import { HELD_BACK } from './late-charges.ts';
import {
  advance,
  buy,
  cancel,
  changePlan,
  fault,
  HOUR,
  type MoneyWorld,
  reactivate,
  refund,
  replaceCard,
  revoke,
  runDue,
  SECOND,
  setMonthlyLimit,
  startBreak,
  sweepAll,
} from './money.ts';
import type { Step } from './money-steps.ts';
import { pauseFor, resumeAsShown } from './pauses.ts';
import { type Answered, failuresOf, type Scene } from './scene.ts';
import type { TestUser } from './users.ts';

/** What the log says of it: a race does not come again when it is asked to. */
function lastFailure({ gateway }: MoneyWorld): string | undefined {
  return gateway
    .logged()
    .split('\n')
    .findLast((line) => line.includes('"err"'));
}

/** Whatever is asked is answered in words: a failure without a name is a fault of ours. */
export async function runStep(scene: Scene, step: Step): Promise<string[]> {
  const { world } = scene;
  advance(world, SECOND);
  const answers = await act(scene, step);
  return answers.flatMap((answer) => {
    if (answer instanceof Error) return isNamed(answer) ? [] : [`${step.does}: a worker failed: ${answer}`];
    const code = answer.errors?.[0]?.extensions.code;
    return code === 'INTERNAL_SERVER_ERROR' ? [`${step.does}: ${code}: ${lastFailure(world)}`] : [];
  });
}

/** What a worker may say when the database or the processor is away: it comes again. */
function isNamed(failure: Error): boolean {
  return (
    failure instanceof AppError ||
    /Connection terminated|ECONNRE|timeout exceeded when trying to connect/.test(String(failure))
  );
}

async function act(scene: Scene, step: Step): Promise<Answered[]> {
  const { world, members, admin } = scene;
  const member = 'who' in step ? (members[step.who] ?? members[0]) : members[0];
  if (!member) throw new Error('The model has members');
  switch (step.does) {
    case 'buy': {
      const { planType, token, couponCode } = step;
      const input = { email: member.email, planType, token, couponCode, idempotencyKey: randomUUID() };
      return once(step.twice, () => buy(world, input, member));
    }
    case 'buy as a visitor':
      return [await buyAsVisitor(world, step)];
    case 'change':
      return Promise.all(step.tiers.map((tier) => changePlan(world, member, tier)));
    case 'cancel':
      return [await cancel(world, member)];
    case 'reactivate':
      return [await reactivate(world, member)];
    case 'pause':
      return [await pauseFor(world, member, step.days)];
    case 'resume':
      return [await resumeAsShown(world, member)];
    case 'new card':
      return [await replaceCard(world, member, step.token)];
    case 'refund':
      return refundOf(world, admin, step);
    case 'revoke':
      return [await revoke(world, admin, member)];
    case 'monthly limit':
      return [await setMonthlyLimit(world, member, step.cents)];
    case 'break':
      return [await startBreak(world, member, step.days)];
    case 'cards expire':
      return carriedOutBy(remindOfExpiringCards(world.gateway.services));
    case 'sweep':
      return carriedOutBy(sweepAll(world));
    case 'hourly sweep':
      return carriedOutBy(compareSinceLastRun(world.gateway.services, 'hourly', (2 * HOUR) / SECOND));
    case 'time passes':
      advance(world, step.milliseconds);
      return step.workers ? failuresOf(await runDue(world)) : [];
    case 'prices move':
    case 'price moves end':
    case 'days are given':
    case 'account is deleted':
    case 'days pass':
      return actAtDesk(scene, step);
    case 'workers run':
      return failuresOf((await Promise.all(Array.from({ length: step.at }, () => runDue(world)))).flat());
    default:
      await happen(scene, step);
      return [];
  }
}

/** What nobody asks the gateway for: the bank, the processor and the network. */
async function happen({ world, proxy, late }: Scene, step: Step): Promise<void> {
  switch (step.does) {
    case 'decline':
      return fault(world, { kind: 'decline', code: step.code }, { times: null });
    case 'all cards are good':
      await late.come();
      return void (await world.processor.order('DELETE', 'faults'));
    case 'charge goes wrong':
      return fault(world, step.effect);
    case 'charge is held back':
      return fault(world, HELD_BACK);
    case 'what was held back comes':
      return late.come();
    case 'refund goes wrong':
      return fault(world, step.effect, { operation: 'transaction.refund' });
    case 'void goes wrong':
      return fault(world, step.effect, { operation: 'transaction.void' });
    case 'looking up goes wrong':
      return fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times: 2 });
    case 'vault goes wrong':
      return fault(world, step.effect, { operation: 'payment_method' });
    case 'connection is lost':
      return void proxy.breakAt(step.text, step.when);
    case 'grace is set':
      world.gateway.services.graceDays = step.days;
      return;
    case 'processor settles':
      return reportOf(world, 'settle', (settling) => settling);
    case 'bank disputes':
      return reportOf(world, 'dispute', ([newest]) => (newest ? [newest] : []));
    default:
      throw new Error(`Nothing here does what "${step.does}" says`);
  }
}

function once(twice: boolean, ask: () => Promise<Answered>): Promise<Answered[]> {
  return Promise.all(twice ? [ask(), ask()] : [ask()]);
}

/** Each time another address, because the provider remembers accounts; all of a name reach one mailbox. */
function buyAsVisitor(
  world: MoneyWorld,
  { planType, token, mailbox, couponCode }: Extract<Step, { does: 'buy as a visitor' }>,
): Promise<Answered> {
  return buy(world, { planType, token, couponCode, email: `${mailbox}+${randomUUID()}@gmail.com` });
}

function carriedOutBy(job: Promise<unknown>): Promise<Answered[]> {
  return job.then(
    () => [],
    (failure: unknown) => failuresOf([failure]),
  );
}

/** An admin refunds a part of the oldest or newest payment. */
async function refundOf(
  world: MoneyWorld,
  admin: TestUser,
  { oldest, part, twice }: Extract<Step, { does: 'refund' }>,
): Promise<Answered[]> {
  const paid = await world.gateway.services.database.em.execute<{ id: string; cents: number }[]>(
    `select i.id, i.total_cents as cents from invoices i join payment_attempts a on a.invoice_id = i.id
      where i.type = 'charge' and a.state = 'succeeded' order by i.created_at, i.id`,
  );
  const charge = oldest ? paid.at(0) : paid.at(-1);
  if (!charge) return [];
  const { id, cents } = charge;
  const parts = { 'a cent': 1, half: Math.floor(cents / 2), all: cents, 'more than all': cents + 1 };
  return once(twice, () => refund(world, admin, id, parts[part]));
}

/** A payment that has settled can be disputed, and not settled again. */
const DISPUTABLE = { settle: null, dispute: 'settled' };

/** The processor tells of payments, newest first, while everything else goes on. */
async function reportOf(
  { processor }: MoneyWorld,
  what: 'settle' | 'dispute',
  which: (settling: { id: string }[]) => { id: string }[],
): Promise<void> {
  const { transactions } = await processor.order<{
    transactions: { id: string; type: string; status: string }[];
  }>('GET', 'state');
  const settling = transactions.filter(
    ({ type, status }) =>
      type === 'sale' && (status === 'submitted_for_settlement' || status === DISPUTABLE[what]),
  );
  for (const { id } of which(settling)) await processor.order('POST', `transactions/${id}/${what}`, {});
}
