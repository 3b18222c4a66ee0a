import { Counter } from 'prom-client';
import type { Processor } from '#gateway/integrations/processor.ts';
import type { Metrics } from './metrics.ts';

/** What a card is tried for, and what may come of it. */
const TRIED = {
  vault: ['vaulted', 'declined'],
  first: ['succeeded', 'declined', 'unknown'],
  recurring: ['succeeded', 'declined', 'unknown'],
  unscheduled: ['succeeded', 'declined', 'unknown'],
} as const;

/** The same processor; what comes of the cards that it is sent is counted. */
export function measureCards({ registry }: Metrics, processor: Processor): Processor {
  const cards = new Counter({
    name: 'chalkline_cards_total',
    help: 'Cards that this process sent to be kept (vault) or charged (first, recurring, unscheduled), by outcome.',
    labelNames: ['for', 'outcome'] as const,
    registers: [registry],
  });
  // Of a series that begins with its first event, rate() does not see that event.
  for (const [what, outcomes] of Object.entries(TRIED))
    for (const outcome of outcomes) cards.inc({ for: what, outcome }, 0);
  return {
    ...processor,
    vault: async (card) => {
      const outcome = await processor.vault(card);
      cards.inc({ for: 'vault', outcome: outcome.kind });
      return outcome;
    },
    charge: async (request) => {
      const outcome = await processor.charge(request);
      cards.inc({ for: request.reason, outcome: outcome.kind });
      return outcome;
    },
  };
}
