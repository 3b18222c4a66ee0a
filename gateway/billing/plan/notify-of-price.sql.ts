// Written by npm run codegen from notify-of-price.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type RunningPriceMovesValues = Record<never, never>;

export interface RunningPriceMovesRow {
  cents: number;
  id: string;
  tier: 'PLUS' | 'PREMIUM' | 'VIP';
}

export const runningPriceMoves = new Statement<RunningPriceMovesValues, RunningPriceMovesRow>({
  name: 'runningPriceMoves',
  text: `select id, tier, cents from plan_price_moves where approved_at is not null and ended_at is null`,
  values: [],
  columns: ['cents', 'id', 'tier'],
});

export interface RenewingPlansValues {
  tier: string;
  cents: number;
  from: Date;
  until: Date;
  afterDueAt: Date;
  afterId: string;
  most: number | string;
}

export interface RenewingPlansRow {
  agreedCents: number;
  anchorDay: number;
  currentPeriodEndsAt: Date;
  dueAt: Date;
  email: string;
  id: string;
  keepsDiscount: boolean;
}

/** Plans that renew unchanged at another price than that of the move, in the order of an index. */
export const renewingPlans = new Statement<RenewingPlansValues, RenewingPlansRow>({
  name: 'renewingPlans',
  text: `select s.id, u.email, s.agreed_cents as "agreed_cents", s.current_period_ends_at, s.anchor_day, s.due_at as "due_at",
       (s.coupon_id is not null and s.coupon_periods_left is null) as "keeps_discount"
  from subscriptions s join users u on u.id = s.user_id
 where s.state = 'active' and s.source = 'purchase' and s.tier = $1 and s.agreed_cents <> $2
   and not s.cancel_at_period_end and s.pending_tier is null and s.paused_until is null
   and s.due_at >= $3 and s.due_at < $4 and (s.due_at, s.id) > ($5, $6)
 order by s.due_at, s.id limit $7`,
  values: ['tier', 'cents', 'from', 'until', 'afterDueAt', 'afterId', 'most'],
  columns: ['agreed_cents', 'anchor_day', 'current_period_ends_at', 'due_at', 'email', 'id', 'keeps_discount'],
  instants: ['current_period_ends_at', 'due_at'],
});

export interface AddPriceNoticeValues {
  subscriptionId: string;
  moveId: string;
  appliesAt: Date;
  mailKey: string;
}

export interface AddPriceNoticeRow {
  mailKey: string;
}

export const addPriceNotice = new Statement<AddPriceNoticeValues, AddPriceNoticeRow>({
  name: 'addPriceNotice',
  text: `insert into plan_price_notices (subscription_id, move_id, applies_at, mail_key)
values ($1, $2, $3, $4) on conflict do nothing returning mail_key`,
  values: ['subscriptionId', 'moveId', 'appliesAt', 'mailKey'],
  columns: ['mail_key'],
});

export interface NoteSentPriceNoticesValues {
  now: Date;
}

export interface NoteSentPriceNoticesRow {
  mailKey: string;
}

/** The outbox is emptied after thirty days, on which the renewal depends. */
export const noteSentPriceNotices = new Statement<NoteSentPriceNoticesValues, NoteSentPriceNoticesRow>({
  name: 'noteSentPriceNotices',
  text: `with sent as (
  select n.subscription_id, n.applies_at, o.sent_at from plan_price_notices n join outbox o on o.key = n.mail_key
   where n.mailed_at is null and o.sent_at is not null and n.applies_at > $1 limit 100)
update plan_price_notices n set mailed_at = sent.sent_at from sent
 where n.subscription_id = sent.subscription_id and n.applies_at = sent.applies_at returning n.mail_key`,
  values: ['now'],
  columns: ['mail_key'],
});
