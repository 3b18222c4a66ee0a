import { type Answer, json } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { type Invalid, Unprocessable } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import { cardType } from '../vault/test-cards.ts';
import type { Grant } from './authorization.ts';
import { snakeCase } from './client-api.ts';
import { configuration } from './configuration.ts';
import { camelBinData, type Tokenized, tokenizeCard } from './tokenize.ts';

/** The two GraphQL operations that browsers use; which one is asked shows in the query itself. */
export function clientGraphQl(call: Call, grant: Grant): Answer {
  if (tokenizes(call.params)) return tokenize(call, grant);
  const query = text(call.params, 'query') ?? '';
  if (query.includes('clientConfiguration'))
    return json(200, { data: { clientConfiguration: client(call) } });
  if (/\bping\b/.test(query)) return json(200, { data: { ping: 'pong' } });
  return failed(
    'The local Braintree answers tokenizeCreditCard, clientConfiguration and ping.',
    'VALIDATION',
  );
}

export function tokenizes(body: Params): boolean {
  return text(body, 'query')?.includes('tokenizeCreditCard') ?? false;
}

/** What a mutation is given, in the names of the server API. */
export function inputOf(body: Params): Params {
  return snakeCase(child(child(body, 'variables'), 'input') ?? {});
}

export function failed(message: string, errorClass: string): Answer {
  return json(200, { data: null, errors: [{ message, extensions: { errorClass } }] });
}

function tokenize(call: Call, grant: Grant): Answer {
  const input = inputOf(call.params);
  const card = { ...child(input, 'credit_card'), options: child(input, 'options') };
  try {
    return json(200, { data: { tokenizeCreditCard: present(tokenizeCard(call, grant, card)) } });
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error;
    return json(200, { data: { tokenizeCreditCard: null }, errors: graphQlErrors(error) });
  }
}

function graphQlErrors(error: Unprocessable) {
  if (error.errors.length === 0) {
    return [{ message: error.message, extensions: { errorClass: 'VALIDATION' } }];
  }
  return error.errors.map(({ attribute, code, message }: Invalid) => ({
    message,
    path: ['tokenizeCreditCard'],
    extensions: {
      errorClass: 'VALIDATION',
      legacyCode: code,
      inputPath: ['input', 'creditCard', attribute.replace(/_([a-z])/g, (_, l: string) => l.toUpperCase())],
    },
  }));
}

const brandCodes: Record<string, string> = {
  'American Express': 'AMERICAN_EXPRESS',
  'Diners Club': 'DINERS',
  Discover: 'DISCOVER',
  JCB: 'JCB',
  Maestro: 'INTERNATIONAL_MAESTRO',
  MasterCard: 'MASTERCARD',
  UnionPay: 'UNION_PAY',
  Visa: 'VISA',
};

function present({ nonce, card }: Tokenized) {
  return {
    token: nonce.nonce,
    creditCard: {
      bin: card.number.slice(0, 6),
      brandCode: brandCodes[cardType(card.number)] ?? 'UNKNOWN',
      last4: card.number.slice(-4),
      cardholderName: card.cardholderName,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      binData: upperCase(camelBinData(card.number)),
    },
  };
}

/** Yes and No are enumeration values here. */
function upperCase(values: Record<string, string>): Record<string, string> {
  const upper = ([name, value]: [string, string]) => [
    name,
    ['Yes', 'No', 'Unknown'].includes(value) ? value.toUpperCase() : value,
  ];
  return Object.fromEntries(Object.entries(values).map(upper));
}

function client({ merchant, hosts }: Call) {
  const config = configuration(merchant, hosts);
  return {
    analyticsUrl: config.analytics.url,
    environment: 'SANDBOX',
    merchantId: merchant.id,
    assetsUrl: config.assetsUrl,
    clientApiUrl: config.clientApiUrl,
    creditCard: {
      supportedCardBrands: Object.values(brandCodes),
      challenges: [],
      threeDSecureEnabled: false,
      threeDSecure: null,
    },
    supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
  };
}
