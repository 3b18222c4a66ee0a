// Written by npm run codegen from reminders.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface EndingTrialsValues {
  now: Date;
  until: Date;
}

export interface EndingTrialsRow {
  agreedCents: number | null;
  email: string;
  id: string;
  source: 'purchase' | 'grant';
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  trialEndsAt: Date;
  userId: string;
}

export const endingTrials = new Statement<EndingTrialsValues, EndingTrialsRow>({
  name: 'endingTrials',
  text: `select s.id, s.user_id, s.tier, s.source, s.agreed_cents, s.trial_ends_at as "trial_ends_at", u.email
  from subscriptions s join users u on u.id = s.user_id
 where s.state = 'trialing' and not s.cancel_at_period_end and s.trial_ends_at > $1 and s.trial_ends_at <= $2`,
  values: ['now', 'until'],
  columns: ['agreed_cents', 'email', 'id', 'source', 'tier', 'trial_ends_at', 'user_id'],
  instants: ['trial_ends_at'],
});

export interface ExpiringCardsValues {
  until: Date;
}

export interface ExpiringCardsRow {
  cardType: string;
  email: string;
  expirationMonth: string;
  expirationYear: string;
  last4: string;
  token: string;
  userId: string;
}

/** Cards that expire before the next charge, which is due until a moment, each once. Their months end in New York. */
export const expiringCards = new Statement<ExpiringCardsValues, ExpiringCardsRow>({
  name: 'expiringCards',
  text: `select m.token, m.user_id, m.card_type, m.last4, m.expiration_month, m.expiration_year, u.email
  from payment_methods m join users u on u.id = m.user_id
  join subscriptions s on s.user_id = u.id and s.state in ('active', 'trialing', 'paused') and s.source = 'purchase'
 where m.removed_at is null and not s.cancel_at_period_end
   and coalesce(s.paused_until, s.due_at) <= $1
   and make_date(m.expiration_year::int, m.expiration_month::int, 1) + interval '1 month' <= coalesce(s.paused_until, s.due_at) at time zone 'America/New_York'
   and not exists (select from outbox o where o.key = 'card-expiring:' || m.token)`,
  values: ['until'],
  columns: ['card_type', 'email', 'expiration_month', 'expiration_year', 'last4', 'token', 'user_id'],
});

export interface EndingPausesValues {
  afterDueAt: Date;
  afterId: string;
  until: Date;
  most: number | string;
}

export interface EndingPausesRow {
  dueAt: Date;
  email: string;
  id: string;
  pausedUntil: Date;
  userId: string;
}

/** Plans whose pause ends until a moment, in the order of an index. */
export const endingPauses = new Statement<EndingPausesValues, EndingPausesRow>({
  name: 'endingPauses',
  text: `select s.id, s.user_id, s.paused_until as "paused_until", s.due_at as "due_at", u.email
  from subscriptions s join users u on u.id = s.user_id
 where s.state = 'paused' and not s.cancel_at_period_end and (s.due_at, s.id) > ($1, $2) and s.due_at <= $3
   and not exists (select from outbox o where o.key = 'pause-ending:' || s.id || ':' || (extract(epoch from s.paused_until) * 1000)::bigint)
 order by s.due_at, s.id limit $4`,
  values: ['afterDueAt', 'afterId', 'until', 'most'],
  columns: ['due_at', 'email', 'id', 'paused_until', 'user_id'],
  instants: ['due_at', 'paused_until'],
});
