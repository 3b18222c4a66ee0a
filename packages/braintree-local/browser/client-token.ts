import { type Answer, created } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, invalid } from '../http/invalid.ts';
import { child, flag, list, type Params, text } from '../http/params.ts';
import { fingerprint } from './authorization.ts';
import { configuration } from './configuration.ts';

/** Options that make no sense without a customer, and the codes that say so. */
const needCustomer: [name: string, code: string][] = [
  ['make_default', '92801'],
  ['verify_card', '92802'],
  ['fail_on_duplicate_payment_method', '92803'],
  ['fail_on_duplicate_payment_method_for_customer', '92805'],
];

const domainName = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

function errorsOf(call: Call, params: Params): string[] {
  const customerId = text(params, 'customer_id');
  const options = child(params, 'options');
  const domains = list(params, 'domains').map(String);
  const account = text(params, 'merchant_account_id');
  return [
    ['1', '2', '3'].includes(text(params, 'version') ?? '2') ? '' : '92806',
    customerId !== undefined && !call.vault.customers.has(customerId) ? '92804' : '',
    account !== undefined && !call.merchant.accounts.some(({ id }) => id === account) ? '92807' : '',
    domains.length > 5 ? '92810' : '',
    domains.every((domain) => domainName.test(domain)) ? '' : '92011',
    ...(customerId === undefined
      ? needCustomer.map(([name, code]) => (flag(options, name) ? code : ''))
      : []),
  ].filter(Boolean);
}

/** `clientToken.generate`: version 1 is plain JSON, 2 and 3 are base64; 3 holds the essentials only. */
export function createClientToken(call: Call): Answer {
  const params = child(call.params, 'client_token') ?? {};
  demand(errorsOf(call, params).map((code) => invalid(code, 'client_token')));
  const version = Number(text(params, 'version') ?? '2');
  const token = JSON.stringify({ version, ...tokenFields(call, params, version) });
  return created('client_token', { value: version === 1 ? token : Buffer.from(token).toString('base64') });
}

function tokenFields(call: Call, params: Params, version: number) {
  const customerId = text(params, 'customer_id') ?? null;
  const config = configuration(call.merchant, call.hosts, text(params, 'merchant_account_id'));
  const essentials = {
    authorizationFingerprint: fingerprint(call.merchant, {
      customerId,
      options: child(params, 'options') ?? {},
      domains: list(params, 'domains').map(String),
    }),
    configUrl: `${config.clientApiUrl}/v1/configuration`,
    graphQL: config.graphQL,
    environment: config.environment,
    merchantId: config.merchantId,
    merchantAccountId: config.merchantAccountId,
    paymentMethodIdJwt: text(params, 'payment_method_id'),
  };
  return version === 3 ? essentials : { ...config, ...essentials, hasCustomer: customerId !== null };
}
