import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { parse } from 'graphql';
import { ReadyAnswers } from '#gateway/graphql/ready-answers.ts';
import { createSchema } from '#gateway/server/schema.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { installRest } from './install-rest.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { rootFieldsOf } from './open-api.ts';
import type { RestRoute } from './rest-route.ts';
import { TABLE } from './table.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

/** product.txt section 7, row by row: method, path, payload fields, whether it says bearer, answer fields. */
const DOCUMENTED: [method: string, path: string, payload: string, answer: string][] = [
  ['post', '/auth/check-fingerprint', 'fingerprintId', 'exists email'],
  ['post', '/auth/save-fingerprint', 'fingerprintId userId', ''],
  ['post', '/auth/register', 'idToken', 'user'],
  ['post', '/auth/login', 'idToken', 'user'],
  ['post', '/auth/logout', '', ''],
  ['post', '/login', 'idToken', 'user error'],
  ['post', '/register', 'idToken', 'user error'],
  ['get', '/users/{uid}', '', 'user'],
  ['get', '/picks/all', 'date', 'picks'],
  ['post', '/picks', 'teamOne teamTwo date time pick pickDetails sport subscription', 'pick'],
  ['put', '/picks/{id}', 'teamOne teamTwo date time pick pickDetails sport subscription isWinner', 'pick'],
  ['delete', '/picks/{id}', '', ''],
  ['post', '/subscriptions', 'planType userId email token billingInfo couponCode', 'userId tempPassword'],
  ['put', '/subscriptions/{userId}', 'planType couponCode', ''],
  ['post', '/subscriptions/{userId}/reactivate', '', ''],
  ['post', '/subscriptions/{userId}/cancel', '', ''],
  ['get', '/subscriptions/{userId}/invoices', '', 'invoices'],
  ['get', '/payment-methods/{userId}', '', 'paymentMethod'],
  ['put', '/payment-methods/{userId}', 'token billingInfo', ''],
  ['post', '/auth/update-password', 'userId newPassword', ''],
  ['post', '/coupons/validate', 'code planType', 'data code isValid discount'],
  ['post', '/coupons', 'code discountAmount discountType plans', ''],
  ['get', '/coupons', '', 'coupons'],
  ['delete', '/coupons/{id}', 'couponCode', ''],
];
/** Promised elsewhere: the picks-by-date alias, and the membership route of the notes. */
const MORE = ['get /picks', 'post /users/{uid}/membership'];

const words = (text: string) => text.split(' ').filter(Boolean);
const namesIn = (schema: RestRoute['body']) => Object.keys((schema && jsonSchemaOf(schema).properties) ?? {});
const nameOf = ({ method, path }: RestRoute) => `${method} ${path}`;

describe('every row of section 7', () => {
  test.each(DOCUMENTED)('%s %s takes "%s" and answers "%s"', (method, path, payload, answer) => {
    const row = TABLE.find((each) => nameOf(each) === `${method} ${path}`);
    if (!row) throw new Error('It has no entry');
    expect(namesIn(row.body ?? row.query)).toEqual(expect.arrayContaining(words(payload)));
    expect(namesIn(row.answer)).toEqual(expect.arrayContaining(words(answer)));
    expect(rootFieldsOf(row).length).toBeGreaterThanOrEqual(1);
  });

  test('nothing else is in the table but what is promised elsewhere, and no row is there twice', () => {
    const routes = [...DOCUMENTED.map(([method, path]) => `${method} ${path}`), ...MORE];
    expect(TABLE.map(nameOf).sort()).toEqual(routes.sort());
  });
});

describe('the start', () => {
  const start = async (change: Partial<RestRoute>) => {
    const [first] = TABLE;
    if (!first) throw new Error('The table is empty');
    const app = Fastify();
    await installRest(app, gateway.services, createSchema(), new ReadyAnswers(), [{ ...first, ...change }]);
    await app.close();
  };

  test.each([
    ['a field that is gone', '{ me { none } }'],
    ['an argument of another type', '{ user(id: [1]) { id } }'],
    ['two operations', 'query A { me { id } } query B { me { id } }'],
  ])('is stopped by a document with %s', async (_name, text) => {
    const operation = parse(text);
    await expect(start({ operation })).rejects.toThrow(
      'post /auth/check-fingerprint does not fit the schema',
    );
  });

  test('goes on with one that fits', async () => {
    await expect(start({ operation: parse('{ me { id } }') })).resolves.toBeUndefined();
  });
});
