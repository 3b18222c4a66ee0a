import { now } from '../clock.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { child, has, list, type Params } from '../http/params.ts';
import { PAGE_SIZE } from '../http/search.ts';
import { collection } from '../http/searches.ts';
import { isExpired, presentCard } from './present-card.ts';
import type { Card } from './records.ts';

/** `creditCard.expired` and `creditCard.expiringBetween`: cards by their expiry, in the same two steps. */
export function cardsByExpiry(kind: 'expired' | 'expiring', step: 'ids' | 'page'): (call: Call) => Answer {
  return (call) => {
    const wanted = cardIds(call.params);
    const cards = [...call.vault.cards.values()].filter(
      (card) =>
        (!wanted || wanted.includes(card.token)) &&
        (kind === 'expired' ? isExpired(card, now()) : expiresWithin(card, call.query)),
    );
    if (step === 'ids') {
      return ok('search_results', { page_size: PAGE_SIZE, ids: cards.map(({ token }) => token) });
    }
    const page = cards.slice(0, PAGE_SIZE).map((card) => presentCard(call, card));
    return collection('payment_methods', 'credit_card', page, page.length);
  };
}

function cardIds(params: Params): string[] | undefined {
  const search = child(params, 'search');
  return has(search, 'ids') ? list(search, 'ids').map(String) : undefined;
}

/** `start` and `end` are months as MMYYYY, both included. */
function expiresWithin(card: Card, query: URLSearchParams): boolean {
  const month = card.expirationYear + card.expirationMonth;
  const [start, end] = ['start', 'end'].map((name) =>
    (query.get(name) ?? '').replace(/^(\d\d)(\d{4})$/, '$2$1'),
  );
  return month >= (start ?? '') && month <= (end ?? '');
}
