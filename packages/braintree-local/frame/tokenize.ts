import type { Form } from './form.ts';
import type { ClientConfiguration, FieldKey } from './protocol.ts';

export interface TokenizeOptions {
  fieldsToTokenize?: FieldKey[];
  cardholderName?: string;
  billingAddress?: Record<string, string>;
}

/** The page turns it into a BraintreeError. */
export interface Failure {
  type: 'CUSTOMER' | 'MERCHANT' | 'NETWORK';
  code: string;
  message: string;
  details?: unknown;
}

const failures = {
  empty: [
    'CUSTOMER',
    'HOSTED_FIELDS_FIELDS_EMPTY',
    'All fields are empty. Cannot tokenize empty card fields.',
  ],
  invalid: [
    'CUSTOMER',
    'HOSTED_FIELDS_FIELDS_INVALID',
    'Some payment input fields are invalid. Cannot tokenize invalid card fields.',
  ],
  network: ['NETWORK', 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'A tokenization network error occurred.'],
  authorization: [
    'MERCHANT',
    'CLIENT_AUTHORIZATION_INVALID',
    'Either the client token has expired and a new one should be generated or the tokenization key has been deactivated or deleted.',
  ],
  refused: ['CUSTOMER', 'HOSTED_FIELDS_FAILED_TOKENIZATION', 'The supplied card data failed tokenization.'],
} as const;

function failure(name: keyof typeof failures, details?: unknown): Failure {
  const [type, code, message] = failures[name];
  return { type, code, message, details };
}

/** Why the form cannot be sent, or nothing. */
export function fieldProblem(form: Form, keys: FieldKey[]): Failure | undefined {
  const fields = form.fields;
  if (keys.every((key) => fields[key]?.isEmpty)) return failure('empty');
  const invalidFieldKeys = keys.filter((key) => !fields[key]?.isValid);
  return invalidFieldKeys.length > 0 ? failure('invalid', { invalidFieldKeys }) : undefined;
}

export interface Answer {
  error?: Failure;
  payload?: unknown;
}

/** Sends the card from this frame, so that the page never sees it, and answers the nonce. */
export async function tokenize(
  form: Form,
  client: ClientConfiguration,
  options: TokenizeOptions,
): Promise<Answer> {
  const keys = options.fieldsToTokenize ?? [...form.entries.keys()];
  const problem = fieldProblem(form, keys);
  if (problem) return { error: problem };
  let response: Response;
  try {
    response = await fetch(`${client.gatewayConfiguration.clientApiUrl}/v1/payment_methods/credit_cards`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(requestOf(form, client, keys, options)),
    });
  } catch (error) {
    return { error: failure('network', { originalError: { message: (error as Error).message } }) };
  }
  return read(response);
}

async function read(response: Response): Promise<Answer> {
  if (response.status === 401 || response.status === 403) return { error: failure('authorization') };
  if (response.status >= 500) return { error: failure('network', { httpStatus: response.status }) };
  const body = (await response.json()) as { creditCards?: unknown[] };
  if (response.ok) return { payload: body.creditCards?.[0] };
  const originalError = { details: { originalError: body, httpStatus: response.status } };
  return { error: failure('refused', { originalError }) };
}

function requestOf(form: Form, client: ClientConfiguration, keys: FieldKey[], options: TokenizeOptions) {
  const value = (key: FieldKey) => (keys.includes(key) ? form.value(key) || undefined : undefined);
  const expirationDate = value('expirationDate')?.replace(/\s/g, '');
  const postalCode = value('postalCode');
  const billingAddress = { ...options.billingAddress, ...(postalCode ? { postalCode } : {}) };
  return {
    creditCard: {
      number: value('number')?.replace(/\D/g, ''),
      cvv: value('cvv'),
      expirationDate,
      cardholderName: value('cardholderName') ?? options.cardholderName,
      billingAddress: Object.keys(billingAddress).length > 0 ? billingAddress : undefined,
    },
    _meta: client.analyticsMetadata,
    authorizationFingerprint: client.authorizationFingerprint,
  };
}
