import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { NO_RESPONSE_MILLISECONDS } from '#schema/rules/money/grace-and-retries.ts';
import type { MoneyWorld } from './money.ts';

/** Each query finds what must not be; its name says what that would mean. */
const FORBIDDEN: Record<string, string> = {
  'a paid invoice without its charge': `select i.id from invoices i where i.type = 'charge' and i.state = 'paid'
    and i.total_cents > 0
    and not exists (select from payment_attempts a where a.invoice_id = i.id and a.state = 'succeeded')`,
  'an open attempt': `select order_id as id from payment_attempts where state in ('prepared', 'unknown')`,
  'an unfinished purchase': `select id from purchases where state not in ('completed', 'failed')`,
  'an incomplete subscription': `select id from subscriptions where state = 'incomplete'`,
  'an open invoice of a plan that owes nothing': `select i.id from invoices i
    join subscriptions s on s.id = i.subscription_id
    where i.type = 'charge' and i.state = 'open' and s.state <> 'past_due'
      and not exists (select from payment_attempts a where a.invoice_id = i.id and a.decline_code = '${NOT_CHARGED}'
        and s.due_at <= a.settled_at + interval '${NO_RESPONSE_MILLISECONDS} ms')`,
  'a plan past due without an open invoice': `select s.id from subscriptions s where s.state = 'past_due'
    and not exists (select from invoices i where i.subscription_id = s.id and i.state = 'open')`,
  'two charges for one period': `select i.subscription_id || ' ' || i.period_no as id from invoices i
    where i.type = 'charge' and i.state = 'paid' and i.kind in ('purchase', 'conversion', 'renewal', 'resume', 'start')
    group by i.subscription_id, i.period_no having count(*) > 1`,
  'two paid periods at one time': `select i.id from invoices i join invoices o on o.user_id = i.user_id and o.id <> i.id
    where i.type = 'charge' and i.state = 'paid' and i.kind in ('purchase', 'conversion', 'renewal', 'resume', 'start')
      and o.type = 'charge' and o.state = 'paid' and o.kind in ('purchase', 'conversion', 'renewal', 'resume', 'start')
      and i.period_starts_at < o.period_ends_at and o.period_starts_at < i.period_ends_at
      and not exists (select from subscriptions s where s.id in (i.subscription_id, o.subscription_id)
                       and s.end_reason in ('revoked', 'disputed'))`,
  'a charge begun while cancelled': `select a.order_id as id from payment_attempts a
    join invoices i on i.id = a.invoice_id
    where (select e.type from subscription_events e where e.subscription_id = i.subscription_id
            and e.type in ('cancelled', 'reactivated') and e.at < a.created_at
            order by e.id desc limit 1) = 'cancelled'`,
  'a charge begun after the end': `select a.order_id as id from payment_attempts a
    join invoices i on i.id = a.invoice_id join subscriptions s on s.id = i.subscription_id
    where s.ended_at < a.created_at`,
  'a tier that was not paid for': `select s.id from subscriptions s where s.state in ('active', 'past_due')
    and s.source = 'purchase' and s.tier <> (select i.tier from invoices i
      where i.subscription_id = s.id and i.type = 'charge' and i.state = 'paid'
      order by i.paid_at desc, i.period_no desc, i.kind like 'upgrade%' desc,
        array_position(array['PLUS', 'PREMIUM', 'VIP'], i.tier) desc limit 1)`,
  'a plan that is charged nothing any more': `select id from subscriptions
    where state in ('trialing', 'active', 'past_due', 'paused') and due_at is null`,
  'a pause without its end, or that is over': `select id from subscriptions
    where state = 'paused' and (paused_until is null or due_at <> paused_until)`,
  'a charge of a period in a pause': `select i.id from invoices i
    join subscription_events e on e.subscription_id = i.subscription_id and e.type = 'paused' and e.at < i.created_at
    where i.type = 'charge' and i.kind in ('renewal', 'conversion') and i.created_at < (e.details ->> 'until')::timestamptz
      and not exists (select from subscription_events o where o.subscription_id = i.subscription_id and o.id > e.id
        and o.type = 'resumed' and o.at <= i.created_at)`,
  'an ended plan without a reason': `select id from subscriptions
    where state = 'ended' and (ended_at is null or end_reason is null)`,
  'a coupon reserved for nobody': `select c.id from coupons c where c.reserved <> (select count(*) from purchases p
    where p.coupon_id = c.id and p.state not in ('completed', 'failed'))`,
  'a coupon counted wrongly': `select c.id from coupons c where c.used <> (select count(*) from coupon_redemptions r
    where r.coupon_id = c.id)`,
  'a coupon used more often by one mailbox or card than it allows': `select c.id from coupons c
    where exists (select from purchases p, unnest(array[p.email_key, p.card_key]) key
      where p.coupon_id = c.id and p.state = 'completed' and key is not null
      group by key having count(*) > c.max_per_customer)`,
  'a use of a coupon counted for nobody': `select u.coupon_id as id from coupon_uses u
    where u.uses <> (select count(*) from purchases p
      where p.coupon_id = u.coupon_id and p.state <> 'failed' and u.person_key = any (p.coupon_keys))`,
  'a coupon for first purchases on a later one': `select p.id from purchases p join coupons c on c.id = p.coupon_id
    join purchases o on o.card_key = p.card_key or o.email_key = p.email_key
    join invoices i on i.subscription_id = o.subscription_id
    where c.first_purchase_only and p.state = 'completed' and o.state = 'completed' and o.id <> p.id
      and i.type = 'charge' and i.state = 'paid' and i.total_cents > 0 and i.paid_at < p.created_at`,
  'a mail about an expiring card that names another amount': `select o.key as id from outbox o
    join users u on u.email = o.recipient join subscriptions s on s.user_id = u.id
    join invoices i on i.subscription_id = s.id and i.kind in ('renewal', 'conversion')
     and i.period_starts_at = (o.data ->> 'nextChargeAt')::timestamptz
    where o.template = 'card-expiring' and i.state <> 'void' and i.total_cents <> (o.data ->> 'nextChargeCents')::int
      and not exists (select from subscription_events e where e.subscription_id = s.id and e.at >= o.created_at
        and (e.type in ('changed', 'change-dropped', 'upgraded', 'cancelled') or e.type like '%-planned'))
      and not exists (select from plan_price_notices n where n.subscription_id = s.id and n.applies_at = i.period_starts_at
        and n.mailed_at >= o.created_at)`,
  'access after the longest grace': `select s.id from subscriptions s join invoices i on i.subscription_id = s.id
    where i.state = 'open' and i.kind = 'renewal' and s.grace_ends_at > i.created_at + interval '21 days'`,
  'a refund without an outcome': `select id from invoices where type = 'credit' and state = 'open'`,
  'more refunded than was paid': `select i.id from invoices i where i.type = 'charge' and i.total_cents <
    (select sum(c.total_cents) from invoices c where c.kind = 'credit-' || i.id and c.state = 'paid')`,
  'a refund of what was not paid': `select c.id from invoices c where c.type = 'credit'
    and not exists (select from invoices i where c.kind = 'credit-' || i.id and i.type = 'charge' and i.state = 'paid')`,
  'a refund that its line does not say': `select c.id from invoices c where c.type = 'credit' and c.total_cents <>
    (select sum(l.cents) from invoice_lines l where l.invoice_id = c.id)`,
  'a total below zero': 'select id from invoices where total_cents < 0',
  'a failed purchase that left rows': `select p.id from purchases p where p.state = 'failed' and (
    exists (select from subscriptions s where s.id = p.subscription_id)
    or exists (select from invoices i where i.id = p.invoice_id)
    or p.makes_account and exists (select from users u where u.id = p.user_id))`,
  'a completed purchase without its plan or account': `select p.id from purchases p where p.state = 'completed'
    and not exists (select from subscriptions s join users u on u.id = s.user_id where s.id = p.subscription_id)`,
  'a charge beyond the monthly limit of its member': `select a.order_id as id from payment_attempts a
    join invoices i on i.id = a.invoice_id
    cross join lateral (select l.details from audit_log l where l.action = 'limits.monthly' and l.target = i.user_id
      and l.at < a.created_at order by l.id desc limit 1) held
    cross join lateral (select case when (held.details ->> 'nextLimitAt')::timestamptz <= a.created_at
      then held.details ->> 'nextLimitCents' else held.details ->> 'monthlyLimitCents' end::int as cents) allowed
    cross join lateral (select coalesce(sum(case o.type when 'charge' then o.total_cents else -o.total_cents end), 0) as cents
      from invoices o where o.user_id = i.user_id and o.state = 'paid' and o.paid_at < a.created_at and o.paid_at >=
        date_trunc('month', a.created_at at time zone 'America/New_York') at time zone 'America/New_York') spent
    where a.amount_cents + greatest(0, spent.cents) > allowed.cents`,
  'a charge begun during a break': `select a.order_id as id from payment_attempts a
    join invoices i on i.id = a.invoice_id
    join audit_log l on l.action = 'limits.cool-off' and l.target = i.user_id and l.at < a.created_at
    where a.created_at < (l.details ->> 'coolOffUntil')::timestamptz`,
  'a member who pays without a card': `select s.id from subscriptions s
    where s.state in ('trialing', 'active', 'past_due', 'paused') and s.source = 'purchase'
      and not exists (select from payment_methods m where m.user_id = s.user_id and m.removed_at is null)`,
};

/** What must not be found in the rows. */
export async function rowsAgree({ gateway }: MoneyWorld): Promise<string[]> {
  const parts = Object.values(FORBIDDEN).map(
    (query, at) => `select ${at} as at, found.id from (${query}) found`,
  );
  const names = Object.keys(FORBIDDEN);
  const found = await gateway.services.database.em.execute<{ at: number; id: string }[]>(
    parts.join(' union all '),
  );
  return found.map(({ at, id }) => `${names[at]}: ${id}`);
}
