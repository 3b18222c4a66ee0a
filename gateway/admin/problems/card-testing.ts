import { DECLINES, USUAL_DECLINES } from '#gateway/billing/card-attempts/card-limits.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { windowOf } from '#gateway/rate-limits/count-attempts.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { FoundProblem } from './acknowledge-problem.ts';
import * as statements from './card-testing.sql.ts';

/** Many more cards were declined in the last hour than are in an honest one. */
export async function cardTesting(rows: Rows, now: Date): Promise<FoundProblem[]> {
  const hourAgo = new Date(now.getTime() - HOUR);
  const { key: declinesKey, before: declinesBefore } = windowOf(DECLINES, now);
  const named = ({ name }: { name: string }) => `${name}:%`;
  const found = await statements.cardTesting.first(rows, {
    ...{ declinesKey, declinesBefore, hourAgo, ofDeclines: named(DECLINES) },
    ofNetworks: named(RATE_LIMITS.declinedOfNetwork),
    ofMailboxes: named(RATE_LIMITS.declinedOfMailbox),
  });
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

function textOf({ declines, networks, mailboxes, bought }: statements.CardTestingRow): string {
  const by = `from ${networks} networks, for ${mailboxes} addresses`;
  return `${declines} cards were declined since then, ${by}; ${bought} purchases of the last hour succeeded. Every purchase asks for work first until fewer are.`;
}
