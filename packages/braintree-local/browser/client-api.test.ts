import { describe, expect, test } from '@jest/globals';
import { movableClock } from '../testing/clock-file.ts';
import { openShop, type TypedCard } from '../testing/shop.ts';

const shop = openShop();

async function clientToken(params: object = {}): Promise<Record<string, string>> {
  const { clientToken: token } = await shop.gateway.clientToken.generate(params);
  return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
}

const configurationStatus = async (fingerprint: string) => {
  const { configUrl } = await clientToken();
  return (await fetch(`${configUrl}?authorizationFingerprint=${fingerprint}`)).status;
};

describe('a client token', () => {
  test('holds the configuration and knows the customer', async () => {
    await shop.gateway.customer.create({ id: 'mine' });
    expect(await clientToken({ customerId: 'mine' })).toMatchObject({
      version: 2,
      environment: 'sandbox',
      merchantId: 'integration_merchant_id',
      merchantAccountId: 'sandbox_credit_card',
      hasCustomer: true,
      configUrl: `${shop.local.url}/merchants/integration_merchant_id/client_api/v1/configuration`,
      authorizationFingerprint: expect.any(String),
    });
  });

  test('for an unknown customer is refused', async () => {
    expect(await shop.gateway.clientToken.generate({ customerId: 'nobody' })).toMatchObject({
      success: false,
      message: 'Customer specified by customer_id does not exist',
    });
  });

  test('is accepted for a day, and not when it was changed', async () => {
    const { authorizationFingerprint = '' } = await clientToken();
    expect(await configurationStatus(authorizationFingerprint)).toBe(200);
    expect(await configurationStatus(`${authorizationFingerprint.slice(0, -8)}AAAAAAAA`)).toBe(401);
    expect(await configurationStatus('')).toBe(401);
    const clock = movableClock();
    try {
      clock.ahead(24.1);
      expect(await configurationStatus(authorizationFingerprint)).toBe(401);
    } finally {
      clock.putBack();
    }
  });
});

describe('tokenizing a card', () => {
  test('answers a nonce and the details that a page may show', async () => {
    const answer = await shop.tokenize({ cardholderName: 'Ann Lee', cvv: '100' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      creditCards: [
        {
          nonce: expect.stringMatching(/^tokencc_/),
          details: { cardType: 'Visa', lastFour: '1111', bin: '411111', cardholderName: 'Ann Lee' },
        },
      ],
    });
  });

  test.each<[TypedCard, string]>([
    [{ number: '' }, '81714'],
    [{ number: 'invalid' }, '81716'],
    [{ number: 'invalid card number' }, '81715'],
    [{ number: '4111' }, '81716'],
    [{ number: '4111111111111112' }, '81715'],
    [{ number: '4000000000000002' }, '81717'],
    [{ number: '4532015112830366' }, '81717'],
    [{ expirationDate: '' }, '81709'],
    [{ expirationDate: '13/2031' }, '81710'],
    [{ expirationDate: '05/1900' }, '81711'],
    [{ expirationDate: '', expirationMonth: '13', expirationYear: '2031' }, '81712'],
    [{ expirationDate: '', expirationMonth: '12', expirationYear: '1900' }, '81713'],
    [{ expirationMonth: '05', expirationYear: '2031' }, '91708'],
    [{ cvv: '12' }, '81707'],
    [{ number: '378282246310005', cvv: '123' }, '81707'],
    [{ cardholderName: 'x'.repeat(176) }, '81723'],
    [{ billingAddress: { postalCode: '12!45' } }, '81813'],
  ])('%j is refused with %s', async (card, code) => {
    const answer = await shop.tokenize(card);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fieldErrors: [{ fieldErrors: [{ code }] }] });
  });
});
