import { complain } from '../complain.ts';
import type { Answer } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { Unprocessable } from '../http/invalid.ts';

/**
 * Plans, discounts, add-ons and subscriptions: the product keeps its own subscription clock, so
 * the local gateway has none. Wherever the SDKs read the words of a 422, those say why.
 */
export function notHere(resource: string): (call: Call) => Answer {
  return () => {
    throw new Unprocessable([], because(resource));
  };
}

/**
 * Finding one: the SDKs take a 422 for the record itself, and of any other status they show
 * nothing but the number. So it is 501, and the words stand where the developer looks.
 */
export function notHereToFind(resource: string): (call: Call) => Answer {
  return ({ operation }) => {
    complain(`${operation}: ${because(resource)}`);
    return { status: 501, raw: { type: 'text/plain', body: because(resource) } };
  };
}

function because(resource: string): string {
  return `${resource} are not part of the local Braintree: charge a vaulted card with transaction.sale instead.`;
}
