import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildSchema, isEnumType, isScalarType } from 'graphql';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

test('the contract can be downloaded, with the directives that introspection leaves out', async () => {
  const { body, headers, statusCode } = await gateway.app.inject({ url: '/schema.graphql' });
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
  expect(body).toBe(readFileSync('schema/schema.graphql', 'utf8'));
  expect(body.match(/@tier\n/g)?.length).toBeGreaterThan(8);
  expect(body.match(/@scope\(anyOf: \[/g)?.length).toBeGreaterThan(15);
  const again = await gateway.app.inject({
    url: '/schema.graphql',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(headers['cache-control']).toBe('public, max-age=300');
});

test('it says where each scalar is specified', async () => {
  const schema = buildSchema((await gateway.app.inject({ url: '/schema.graphql' })).body);
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && /^(Date|DateTime|LocalTime)$/.test(type.name),
  );
  expect(own.map((type) => isScalarType(type) && type.specifiedByURL)).toEqual([
    expect.stringContaining('https://'),
    expect.stringContaining('https://'),
    expect.stringContaining('https://'),
  ]);
});

test('it names every code that an error can have, in words', async () => {
  const type = buildSchema((await gateway.app.inject({ url: '/schema.graphql' })).body).getType('ErrorCode');
  if (!isEnumType(type)) throw new Error('ErrorCode is no enum');
  const named = type.getValues().map(({ name }) => name);
  const ofGraphql = ['', '{', '{ none }', 'query A { __typename } query B { __typename }'].map((query) =>
    ask(gateway, query),
  );
  const given = (await Promise.all(ofGraphql)).map(({ errors }) => String(errors?.[0]?.extensions.code));
  expect(new Set(named)).toEqual(new Set([...Object.keys(ERRORS), ...given]));
  for (const { name, description } of type.getValues())
    if (name in ERRORS)
      expect(description).toContain(ERRORS[name as keyof typeof ERRORS].message.slice(0, 40));
});

test('a plan is named by the enum or by its documented text, and not by both unlike', async () => {
  const price = async (named: string) => {
    const { data, errors } = await ask<{ priceQuote: { totalCents: number } }>(
      gateway,
      `{ priceQuote(${named}) { totalCents } }`,
    );
    return data?.priceQuote.totalCents ?? errors?.[0]?.extensions.code;
  };
  expect(await price('plan: PLUS')).toBe(7_900);
  expect(await price('plan: PREMIUM_WITH_TRIAL')).toBe(await price('planType: "premium_with_trial"'));
  expect(await price('plan: VIP, planType: "vip"')).toBe(24_900);
  expect(await price('plan: VIP, planType: "plus"')).toBe('BAD_USER_INPUT');
  expect(await price('planType: "gold"')).toBe('PLAN_UNKNOWN');
  const coupon = await ask<{ validateCoupon: { message: string } }>(
    gateway,
    '{ validateCoupon(code: "NONE", plan: PLUS_WITH_TRIAL) { message } }',
  );
  expect(coupon.data.validateCoupon.message).toMatch(/trial/i);
});
