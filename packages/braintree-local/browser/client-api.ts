import { type Answer, json, notFound } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { type Invalid, Unprocessable } from '../http/invalid.ts';
import { child, isParams, type Params, text } from '../http/params.ts';
import { authorize } from './authorization.ts';
import { configuration } from './configuration.ts';
import { tokenizeCard } from './tokenize.ts';

/** The client API: what browsers call with a client token. `inQuery` is the fingerprint of a GET. */
export function clientApi(call: Call, route: string, inQuery: string | null): Answer {
  const { vault, params } = call;
  authorize(text(params, 'authorization_fingerprint') ?? inQuery);
  if (route === 'GET configuration') return json(200, configuration(call));
  if (route !== 'POST payment_methods/credit_cards') throw notFound(route);
  try {
    return json(201, { creditCards: [tokenizeCard(vault, child(params, 'credit_card') ?? {})] });
  } catch (error) {
    if (error instanceof Unprocessable) return json(422, clientErrors(error));
    throw error;
  }
}

/** Errors as browsers get them: nested fields with code and message. */
function clientErrors({ errors }: Unprocessable) {
  return {
    error: { message: 'Credit card is invalid' },
    fieldErrors: [{ field: 'creditCard', fieldErrors: errors.map(fieldError) }],
  };
}

function fieldError({ attribute, code, message }: Invalid) {
  const field = attribute.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { field, code, message };
}

/** Browsers send camelCase. */
export function snakeCase(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      isParams(value) ? snakeCase(value) : value,
    ]),
  );
}
