import { DECLINES, USUAL_DECLINES } from '#gateway/billing/card-attempts/card-limits.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { countQuery } from '#gateway/rate-limits/count-attempts.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { FoundProblem } from './acknowledge-problem.ts';

interface Figures {
  declines: number | null;
  networks: number;
  mailboxes: number;
  bought: number;
  since: Date | null;
}

/** Many more cards were declined in the last hour than are in an honest one. */
export async function cardTesting(rows: Rows, now: Date): Promise<FoundProblem[]> {
  const hourAgo = new Date(now.getTime() - HOUR);
  const declined = countQuery(DECLINES, now);
  const failing = (name: string) =>
    `select count(*)::int from rate_limits where key like '${name}:%' and count > 0 and window_starts_at > ?`;
  const [found] = await rows.execute<Figures[]>(
    `select (${declined.sql}) as declines, (${failing(RATE_LIMITS.declinedOfNetwork.name)}) as networks,
            (${failing(RATE_LIMITS.declinedOfMailbox.name)}) as mailboxes,
            (select count(*)::int from purchases where state = 'completed' and finished_at > ?) as bought,
            (select min(window_starts_at) from rate_limits where key like '${DECLINES.name}:%' and window_starts_at > ?) as since`,
    [...declined.params, hourAgo, hourAgo, hourAgo, hourAgo],
  );
  if (!found?.since || (found.declines ?? 0) < USUAL_DECLINES) return [];
  return [
    // Its figures change with every card.
    {
      kind: 'CARD_TESTING',
      subject: 'cards',
      text: textOf(found),
      since: found.since,
      memberId: null,
      fact: '',
    },
  ];
}

function textOf({ declines, networks, mailboxes, bought }: Figures): string {
  const by = `from ${networks} networks, for ${mailboxes} addresses`;
  return `${declines} cards were declined since then, ${by}; ${bought} purchases of the last hour succeeded. Every purchase asks for work first until fewer are.`;
}
