import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member } from '#gateway/testing/users.ts';
import { keyByCommand } from './key-by-command.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const make = (email: string, scopes = ['read:picks']) =>
  keyByCommand(gateway.services.database, gateway.services.clock.now(), { email, name: 'Bot', scopes });

test('the operator makes a member’s first key without a browser, and the member is written to', async () => {
  const user = await member(gateway, { plan: { tier: 'PLUS' } });
  const secret = await make(user.email.toUpperCase(), ['read:picks', 'read:record']);
  const { data } = await ask<{ today: { date: string } }>(
    gateway,
    '{ today { date } board { date } }',
    {},
    {
      ...user,
      token: secret ?? '',
    },
  );
  expect(data.today.date).toBe('2031-11-20');
  const { em } = gateway.services.database;
  expect(await em.execute('select template from outbox where recipient = ?', [user.email])).toEqual([
    { template: 'key-created' },
  ]);
  expect(await em.execute('select scopes from api_keys where user_id = ?', [user.uid])).toEqual([
    { scopes: ['READ_PICKS', 'READ_RECORD'] },
  ]);
});

test('it makes none for nobody, none with a scope that there is none of, and none that its owner could not have', async () => {
  const user = await member(gateway);
  expect(await make('nobody@chalkline.test')).toBeNull();
  await expect(make(user.email, ['read:everything'])).rejects.toThrow(
    'the scopes are read:picks, read:record',
  );
  await expect(make(user.email, ['write:picks'])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  const { em } = gateway.services.database;
  expect(await em.execute('select id from api_keys where user_id = ?', [user.uid])).toEqual([]);
});
