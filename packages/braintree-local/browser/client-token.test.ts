import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Local, startLocal } from '../testing/gateway.ts';

let local: Local;
beforeAll(async () => {
  local = await startLocal();
});
afterAll(() => local.close());

describe('client tokens', () => {
  const decode = (token: string) =>
    JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Record<string, unknown>;

  test('version 2 is base64, holds the configuration and knows the customer', async () => {
    await local.gateway.customer.create({ id: 'mine' });
    const { clientToken } = await local.gateway.clientToken.generate({ customerId: 'mine' });
    expect(decode(clientToken)).toMatchObject({
      version: 2,
      environment: 'sandbox',
      merchantId: 'integration_merchant_id',
      merchantAccountId: 'sandbox_credit_card',
      hasCustomer: true,
      configUrl: `${local.url}/merchants/integration_merchant_id/client_api/v1/configuration`,
      graphQL: { url: `${local.url}/graphql` },
      authorizationFingerprint: expect.any(String),
    });
  });

  test('version 1 is plain, version 3 holds the essentials only', async () => {
    const plain = await local.gateway.clientToken.generate({ version: 1 });
    expect(JSON.parse(plain.clientToken)).toMatchObject({ version: 1 });
    const three = decode((await local.gateway.clientToken.generate({ version: 3 })).clientToken);
    expect(three).toMatchObject({ version: 3, configUrl: expect.any(String) });
    expect(three).not.toHaveProperty('assetsUrl');
  });

  test('carry merchant account and domains', async () => {
    const { clientToken } = await local.gateway.clientToken.generate({
      merchantAccountId: 'sandbox_credit_card_non_default',
      domains: ['example.com'],
    });
    const { merchantAccountId, authorizationFingerprint } = decode(clientToken);
    expect(merchantAccountId).toBe('sandbox_credit_card_non_default');
    expect(Buffer.from(String(authorizationFingerprint), 'base64').toString()).toContain('example.com');
  });

  test.each([
    [{ customerId: 'nobody' }, 'Customer specified by customer_id does not exist'],
    [{ merchantAccountId: 'nowhere' }, 'Merchant account specified by merchant_account_id does not exist'],
    [{ version: 4 }, 'The version of the client token is not supported.'],
    [
      { domains: ['example'] },
      'Client token domains must be valid domain names (RFC 1035), e.g. example.com',
    ],
    [
      { domains: Array.from({ length: 6 }, (_, index) => `example${index}.com`) },
      'Cannot specify more than 5 client token domains',
    ],
  ])('%j is refused', async (params, message) => {
    const result = await local.gateway.clientToken.generate(params);
    expect(result).toMatchObject({ success: false, message });
  });
});
