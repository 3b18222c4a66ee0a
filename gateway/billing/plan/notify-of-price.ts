import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { NOTICE_DAYS, renewalToAnnounce } from '#schema/rules/money/price-moves.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import * as statements from './notify-of-price.sql.ts';

/** A notice and its mail are two rows: a transaction writes at most a hundred. */
const SLICE = 50;

type Move = statements.RunningPriceMovesRow;
type Renewing = statements.RenewingPlansRow;

/** Renewals from a moment until before another. */
type Range = readonly [from: Date, until: Date];

/**
 * Tells members of running plans that are moved to another price, each exactly thirty days before the renewal at which it
 * counts, once; and notes which of these mails went out. Changes no plan: the renewal does (`renewalPlan`). Hourly, so that
 * none is missed on the one day that is right; a member who was missed is notified before a later renewal.
 */
export async function notifyOfPrices(services: Services): Promise<void> {
  await noteSent(services);
  const moves = await statements.runningPriceMoves.all(services.database.em);
  for (const move of moves)
    for (const range of rangesOn(services.clock.now())) await announceAll(services, move, range);
}

/** Where the next renewal lies when that one, or the one after it, is thirty days away: months have 28 to 31 days. */
function rangesOn(now: Date): Range[] {
  const today = easternDay(now);
  const instant = (days: number) => easternInstant(addDays(today, days), '00:00');
  return [
    [instant(NOTICE_DAYS), instant(NOTICE_DAYS + 1)],
    [instant(-1), instant(3)],
  ];
}

async function announceAll(services: Services, move: Move, range: Range): Promise<void> {
  let after: Renewing | undefined;
  do {
    const slice = await inTransaction(services, (em) =>
      announceSome(em, move, range, after, services.clock.now()),
    );
    after = slice.length === SLICE ? slice.at(-1) : undefined;
  } while (after);
}

async function announceSome(
  em: EntityManager,
  move: Move,
  [from, until]: Range,
  after: Renewing | undefined,
  now: Date,
): Promise<Renewing[]> {
  const { tier, cents } = move;
  const place = { afterDueAt: after?.dueAt ?? new Date(0), afterId: after?.id ?? '' };
  const plans = await statements.renewingPlans.all(em, { tier, cents, from, until, ...place, most: SLICE });
  for (const plan of plans) {
    const appliesAt = renewalToAnnounce(plan, now);
    if (appliesAt) await announce(em, move, plan, appliesAt, now);
  }
  return plans;
}

async function announce(
  em: EntityManager,
  move: Move,
  plan: Renewing,
  appliesAt: Date,
  now: Date,
): Promise<void> {
  const key = `price-change:${plan.id}:${appliesAt.getTime()}`;
  const notice = { subscriptionId: plan.id, moveId: move.id, appliesAt, mailKey: key };
  if (!(await statements.addPriceNotice.some(em, notice))) return;
  const { keepsDiscount, agreedCents: fromCents } = plan;
  const data = {
    tier: move.tier,
    fromCents,
    toCents: move.cents,
    appliesAt: appliesAt.toISOString(),
    keepsDiscount,
  };
  await enqueue(em, { key, recipient: plan.email, template: 'price-change', data }, now);
}

async function noteSent({ database, clock }: Services): Promise<void> {
  while (await statements.noteSentPriceNotices.some(database.em, { now: clock.now() }));
}
