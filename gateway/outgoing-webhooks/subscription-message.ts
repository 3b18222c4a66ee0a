import type { Rows } from '#gateway/database/rows.ts';
import type { Message } from './pick-message.ts';
import { subscriptionNews } from './subscription-message.sql.ts';

/** The parts of a timeline event that integrators may see. The rest is internal. */
const PUBLISHED = [
  ...['from', 'to', 'tier', 'kind', 'totalCents', 'periodNo', 'accessUntil', 'endsAt'],
  ...['until', 'reason'],
];

/** A timeline event and the subscription as it is now. For admins. */
export async function subscriptionMessage(rows: Rows, id: string): Promise<Message> {
  const line = await subscriptionNews.first(rows, { id });
  if (!line) return 'withheld';
  const { type, at, details, state, source, ...subscription } = line;
  const published = Object.entries(Object(details)).filter(([name]) => PUBLISHED.includes(name));
  return {
    data: {
      subscription: { ...subscription, state: state.toUpperCase(), source: source.toUpperCase() },
      change: { type, at, ...Object.fromEntries(published) },
    },
  };
}
