// Written by npm run codegen from subscription-message.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SubscriptionNewsValues {
  id: number | string;
}

export interface SubscriptionNewsRow {
  at: Date;
  cancelAtPeriodEnd: boolean;
  currentPeriodEndsAt: Date;
  details: unknown;
  id: string;
  pendingTier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  source: 'purchase' | 'grant';
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'ended';
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  type: string;
  userId: string;
}

/** A timeline event and the subscription as it is now. */
export const subscriptionNews = new Statement<SubscriptionNewsValues, SubscriptionNewsRow>({
  name: 'subscriptionNews',
  text: `select v.type, v.at, v.details, s.id, s.user_id, s.tier, s.state, s.source, s.current_period_ends_at, s.cancel_at_period_end,
       s.pending_tier
  from subscription_events v join subscriptions s on s.id = v.subscription_id where v.id = $1`,
  values: ['id'],
  columns: ['at', 'cancel_at_period_end', 'current_period_ends_at', 'details', 'id', 'pending_tier', 'source', 'state', 'tier', 'type', 'user_id'],
  instants: ['at', 'current_period_ends_at'],
});
