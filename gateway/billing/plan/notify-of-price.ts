import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { PaidTier } from '#schema/rules/money/plan-prices.ts';
import { NOTICE_DAYS, renewalToAnnounce } from '#schema/rules/money/price-moves.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

/** A notice and its mail are two rows: a transaction writes at most a hundred. */
const SLICE = 50;

interface Move {
  id: string;
  tier: PaidTier;
  cents: number;
}

/** Renewals from a moment until before another. */
type Range = readonly [from: Date, until: Date];

/**
 * Tells members of running plans that are moved to another price, each exactly thirty days before the renewal at which it
 * counts, once; and notes which of these mails went out. Changes no plan: the renewal does (`renewalPlan`). Hourly, so that
 * none is missed on the one day that is right; a member who was missed is told before a later renewal.
 */
export async function notifyOfPrices(services: Services): Promise<void> {
  await noteSent(services);
  const moves = await services.database.em.execute<Move[]>(
    'select id, tier, cents from plan_price_moves where approved_at is not null and ended_at is null',
  );
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

interface Renewing {
  id: string;
  email: string;
  agreedCents: number;
  currentPeriodEndsAt: Date;
  anchorDay: number;
  dueAt: Date;
  keepsDiscount: boolean;
}

/** Plans that renew unchanged at another price than that of the move, in the order of an index. */
const RENEWING = `
  select s.id, u.email, s.agreed_cents as "agreedCents", s.current_period_ends_at as "currentPeriodEndsAt",
         s.anchor_day as "anchorDay", s.due_at as "dueAt",
         (s.coupon_id is not null and s.coupon_periods_left is null) as "keepsDiscount"
    from subscriptions s join users u on u.id = s.user_id
   where s.state = 'active' and s.source = 'purchase' and s.tier = ? and s.agreed_cents <> ?
     and not s.cancel_at_period_end and s.pending_tier is null
     and s.due_at >= ? and s.due_at < ? and (s.due_at, s.id) > (?, ?)
   order by s.due_at, s.id limit ?`;

async function announceSome(
  em: EntityManager,
  move: Move,
  [from, until]: Range,
  after: Renewing | undefined,
  now: Date,
): Promise<Renewing[]> {
  const place = [after?.dueAt ?? new Date(0), after?.id ?? ''];
  const plans = await em.execute<Renewing[]>(RENEWING, [move.tier, move.cents, from, until, ...place, SLICE]);
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
  const added = await em.execute<unknown[]>(
    `insert into plan_price_notices (subscription_id, move_id, applies_at, mail_key) values (?, ?, ?, ?)
     on conflict do nothing returning 1`,
    [plan.id, move.id, appliesAt, key],
  );
  if (added.length === 0) return;
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

/** The outbox is emptied after thirty days, on which the renewal depends. */
const NOTE_SENT = `
  with sent as (select n.subscription_id, n.applies_at, o.sent_at from plan_price_notices n join outbox o on o.key = n.mail_key
                 where n.mailed_at is null and o.sent_at is not null and n.applies_at > ? limit 100)
  update plan_price_notices n set mailed_at = sent.sent_at from sent
   where n.subscription_id = sent.subscription_id and n.applies_at = sent.applies_at returning 1`;

async function noteSent({ database, clock }: Services): Promise<void> {
  let noted: unknown[];
  do noted = await database.em.execute<unknown[]>(NOTE_SENT, [clock.now()]);
  while (noted.length > 0);
}
