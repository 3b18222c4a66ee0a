import type { Answer } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { Unprocessable } from '../http/invalid.ts';

/**
 * Plans, discounts, add-ons and subscriptions: the product keeps its own subscription clock, so
 * the local gateway has none. Reads answer 501, which every SDK shows as an unexpected status;
 * writes answer a 422 whose message says why.
 */
export function notHere(resource: string): (call: Call) => Answer {
  return ({ operation }) => {
    const message = `${resource} are not part of the local Braintree: charge a vaulted card with transaction.sale instead.`;
    if (operation.endsWith('.read')) return { status: 501, raw: { type: 'text/plain', body: message } };
    throw new Unprocessable([], message);
  };
}
