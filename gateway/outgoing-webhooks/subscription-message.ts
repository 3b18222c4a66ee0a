import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { SubscriptionEventEntity } from '#gateway/billing/ledger/subscription-event.entity.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { Message } from './pick-message.ts';

const EVENT = ['type', 'at', 'details'] as const;
const SUBSCRIPTION = [
  ...(['id', 'userId', 'tier', 'state', 'source'] as const),
  ...(['currentPeriodEndsAt', 'cancelAtPeriodEnd', 'pendingTier'] as const),
] as const;

type Line = FieldsOf<typeof SubscriptionEventEntity, typeof EVENT> &
  FieldsOf<typeof SubscriptionEntity, typeof SUBSCRIPTION>;

const LINE = `
  select ${columnsOf(SubscriptionEventEntity, { table: 'v', only: EVENT })},
         ${columnsOf(SubscriptionEntity, { table: 's', only: SUBSCRIPTION })}
    from subscription_events v join subscriptions s on s.id = v.subscription_id where v.id = ?`;

/** The parts of a timeline event that integrators may see. The rest is internal. */
const PUBLISHED = ['from', 'to', 'tier', 'kind', 'totalCents', 'periodNo', 'accessUntil', 'endsAt', 'reason'];

/** A timeline event and the subscription as it is now. For admins. */
export async function subscriptionMessage(rows: Rows, id: string): Promise<Message> {
  const [line] = await rows.execute<Line[]>(LINE, [id]);
  if (!line) return 'withheld';
  const { type, at, details, state, source, ...subscription } = line;
  const published = Object.entries(details).filter(([name]) => PUBLISHED.includes(name));
  return {
    data: {
      subscription: { ...subscription, state: state.toUpperCase(), source: source.toUpperCase() },
      change: { type, at, ...Object.fromEntries(published) },
    },
  };
}
