import { beforeEach, describe, expect, test } from '@jest/globals';
import { all, codesOf, rejection } from '../testing/codes.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
let customerId: string;
beforeEach(async () => {
  customerId = (await shop.gateway.customer.create({})).customer.id;
});

const typed = { number: '4111111111111111', expirationDate: '05/2031', cvv: '100' };

describe('credit cards', () => {
  test('are made, changed, renamed and deleted', async () => {
    const { creditCard } = await shop.gateway.creditCard.create({
      customerId,
      ...typed,
      cardholderName: 'Ann',
    });
    expect(creditCard).toMatchObject({ expirationMonth: '05', expirationYear: '2031', expired: false });
    const renamed = `renamed-${customerId}`;
    const changed = await shop.gateway.creditCard.update(creditCard.token, {
      token: renamed,
      expirationMonth: '6',
      expirationYear: '33',
    });
    expect(changed.creditCard).toMatchObject({
      token: renamed,
      expirationDate: '06/2033',
      cardholderName: 'Ann',
    });
    await shop.gateway.creditCard.delete(renamed);
    expect(await rejection(shop.gateway.creditCard.find(renamed))).toBe('notFoundError');
  });

  test('one number has one uniqueNumberIdentifier, whoever holds it', async () => {
    const other = (await shop.gateway.customer.create({})).customer.id;
    const make = (owner: string, number: string) =>
      shop.gateway.creditCard.create({ customerId: owner, number, expirationDate: '05/2031' });
    const [a, b, c] = [
      await make(customerId, '4111111111111111'),
      await make(other, '4111111111111111'),
      await make(other, '5555555555554444'),
    ].map(({ creditCard }) => creditCard.uniqueNumberIdentifier);
    expect(a).toMatch(/^\w{32}$/);
    expect(b).toBe(a);
    expect(c).not.toBe(a);
  });

  test.each([
    [{ number: '' }, ['81714']],
    [{ number: 'invalid' }, ['81716']],
    [{ number: 'invalid card number' }, ['81715']],
    [{ number: '4111' }, ['81716']],
    [{ number: '4111111111111112' }, ['81715']],
    [{ number: '4000000000000002' }, ['81717']],
    [{ number: '4532015112830366' }, ['81717']],
    [{ expirationDate: undefined }, ['81709']],
    [{ expirationDate: '13/2031' }, ['81710']],
    [{ expirationDate: '05/1900' }, ['81711']],
    [{ expirationDate: undefined, expirationMonth: '13', expirationYear: '2031' }, ['81712']],
    [{ expirationDate: undefined, expirationMonth: '12', expirationYear: '1900' }, ['81713']],
    [{ expirationMonth: '05', expirationYear: '2031' }, ['91708']],
    [{ cvv: '12' }, ['81707']],
    [{ number: '378282246310005', cvv: '123' }, ['81707']],
    [{ cardholderName: 'x'.repeat(176) }, ['81723']],
    [{ billingAddress: { postalCode: '10001' }, billingAddressId: 'zz' }, ['91701']],
    [{ customerId: 'nobody' }, ['91705']],
  ])('%j is refused with %j', async (params, codes) => {
    const result = await shop.gateway.creditCard.create({ customerId, ...typed, ...params });
    expect(codesOf(result)).toEqual(codes);
  });

  test('expired and expiring ones are found', async () => {
    const make = (expirationDate: string) =>
      shop.gateway.creditCard.create({ customerId, ...typed, expirationDate });
    const old = (await make('01/2020')).creditCard;
    const soon = (await make('03/2029')).creditCard;
    expect(old.expired).toBe(true);
    const expired = await all<{ token: string }>(shop.gateway.creditCard.expired());
    expect(expired.map(({ token }) => token)).toEqual([old.token]);
    const expiring = await all<{ token: string }>(
      shop.gateway.creditCard.expiringBetween(new Date(2029, 1), new Date(2029, 2)),
    );
    expect(expiring.map(({ token }) => token)).toEqual([soon.token]);
  });
});
