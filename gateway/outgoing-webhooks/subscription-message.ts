import type { Rows } from '#gateway/database/rows.ts';
import type { Message } from './message.ts';

interface Line {
  type: string;
  at: Date;
  details: Record<string, unknown>;
  id: string;
  userId: string;
  tier: string;
  state: string;
  source: string;
  currentPeriodEndsAt: Date;
  cancelAtPeriodEnd: boolean;
  pendingTier: string | null;
}

const LINE = `
  select v.type, v.at, v.details, s.id, s.user_id as "userId", s.tier, s.state, s.source,
         s.current_period_ends_at as "currentPeriodEndsAt", s.cancel_at_period_end as "cancelAtPeriodEnd",
         s.pending_tier as "pendingTier"
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
