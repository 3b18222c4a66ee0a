// Written by npm run codegen from member-lists.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { MailState } from '#schema/rules/access/admin-lists.ts';

export type ExpiringCardListValues = Record<never, never>;

export interface ExpiringCardListRow {
  cardType: string;
  email: string;
  expires: string;
  last4: string;
  memberId: string;
  renewsAt: Date;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
}

/** In the order of an index: the month as 2026-12. */
export const expiringCardList = new Statement<ExpiringCardListValues, ExpiringCardListRow>({
  name: 'expiringCardList',
  text: `select p.user_id as member_id, u.email, p.card_type, p.last4, (p.expiration_year || '-' || p.expiration_month) as "expires",
       s.tier,
       case when s.state = 'past_due' or s.paused_until is null then s.current_period_ends_at else s.paused_until end as "renews_at"
  from payment_methods p join users u on u.id = p.user_id
  join subscriptions s on s.user_id = p.user_id and s.state <> 'ended' and not s.cancel_at_period_end
 where p.removed_at is null`,
  values: [],
  columns: ['card_type', 'email', 'expires', 'last4', 'member_id', 'renews_at', 'tier'],
  instants: ['renews_at'],
});

export type MailListValues = Record<never, never>;

export interface MailListRow {
  attempts: number;
  createdAt: Date;
  failure: string | null;
  id: string;
  recipient: string;
  sentAt: Date | null;
  state: MailState;
  template: string;
}

/** What a mail says is not read: it may hold a password or a link that signs in. */
export const mailList = new Statement<MailListValues, MailListRow>({
  name: 'mailList',
  text: `select o.id, o.recipient, o.template, o.created_at, o.sent_at, o.attempts, o.failure,
       case when o.sent_at is not null then 'SENT' when o.dropped_at is not null then 'DROPPED'
            when o.failure is not null then 'FAILED' else 'WAITING' end as "state"
  from outbox o`,
  values: [],
  columns: ['attempts', 'created_at', 'failure', 'id', 'recipient', 'sent_at', 'state', 'template'],
  instants: ['created_at', 'sent_at'],
  decimals: ['id'],
});
