import { type Answer, created } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { invalid, refuse } from '../http/invalid.ts';
import { child, text } from '../http/params.ts';
import { fingerprint } from './authorization.ts';
import { configuration } from './configuration.ts';

/** `clientToken.generate`, version 2: base64 of the configuration and the authorization fingerprint. */
export function createClientToken({ vault, params, ...addresses }: Call): Answer {
  const customerId = text(child(params, 'client_token'), 'customer_id') ?? null;
  if (customerId !== null && !vault.customers.has(customerId)) throw refuse(invalid('92804', 'client_token'));
  const config = configuration(addresses);
  const token = {
    version: 2,
    ...config,
    authorizationFingerprint: fingerprint(),
    configUrl: `${config.clientApiUrl}/v1/configuration`,
    hasCustomer: customerId !== null,
  };
  return created('client_token', { value: Buffer.from(JSON.stringify(token)).toString('base64') });
}
