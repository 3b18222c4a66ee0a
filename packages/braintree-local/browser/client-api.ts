import { type Answer, json, notFound } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { type Invalid, Unprocessable } from '../http/invalid.ts';
import { child, isParams, type Params, text } from '../http/params.ts';
import { cardsOf } from '../vault/cards.ts';
import { issueNonce } from '../vault/nonces.ts';
import { authorize } from './authorization.ts';
import { configuration } from './configuration.ts';
import { presentTokenized, tokenizeCard } from './tokenize.ts';

/** The client API: what browsers call with a client token or a tokenization key. */
export function clientApi(call: Call, method: string, endpoint: string): Answer {
  const params = snakeCase(call.params);
  const grant = authorize(call.merchant, credential(params, call.query));
  try {
    if (method === 'GET' && endpoint === 'configuration') {
      return json(200, configuration(call.merchant, call.hosts));
    }
    if (method === 'GET' && endpoint === 'payment_methods') return vaultedCards(call, grant.customerId);
    if (method === 'POST' && endpoint === 'payment_methods/credit_cards') {
      const card = child(params, 'credit_card') ?? {};
      return json(201, { creditCards: [presentTokenized(tokenizeCard(call, grant, card))] });
    }
  } catch (error) {
    if (error instanceof Unprocessable) return json(422, clientErrors(error));
    throw error;
  }
  throw notFound(endpoint);
}

function credential(params: Params, query: URLSearchParams): string | undefined {
  const names = ['authorization_fingerprint', 'tokenization_key'];
  const inQuery = query.get('authorizationFingerprint') ?? query.get('tokenizationKey') ?? undefined;
  return names.map((name) => text(params, name)).find(Boolean) ?? inQuery;
}

function vaultedCards(call: Call, customerId: string | null): Answer {
  const cards = customerId ? cardsOf(call.vault, customerId) : [];
  const paymentMethods = cards.map((card) => {
    const nonce = issueNonce(call.vault, null, card.token);
    const data = { ...card, cvv: null, billingAddress: null, threeDSecure: null };
    return { ...presentTokenized({ nonce, card: data }), default: card.default };
  });
  return json(200, { paymentMethods });
}

/** Errors as browsers get them: nested fields with code and message. */
function clientErrors(error: Unprocessable) {
  return {
    error: { message: error.errors.length > 0 ? 'Credit card is invalid' : error.message },
    fieldErrors: [{ field: 'creditCard', fieldErrors: error.errors.map(fieldError) }],
  };
}

function fieldError({ attribute, code, message }: Invalid) {
  const field = attribute.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { field, code, message };
}

/** Browsers send camelCase, the SDKs' own tests snake_case. */
export function snakeCase(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      isParams(value) ? snakeCase(value) : value,
    ]),
  );
}
