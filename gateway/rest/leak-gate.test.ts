import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { everyone, NAMES, READ_ALL, type TestUser } from '#gateway/testing/users.ts';
import type { RestRoute } from './rest-route.ts';
import { TABLE } from './table.ts';

let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let canaries: Canaries;

beforeAll(async () => {
  gateway = await openGateway();
  users = await everyone(gateway);
  canaries = await plantCanaries(gateway);
});
afterAll(() => gateway.close());

const DAYS = [YESTERDAY, TODAY, TOMORROW];

/** A body that names a canary and holds a value for every field of any row. */
const bodyNaming = (id: string, user: TestUser | null) => ({
  id,
  idToken: user?.token ?? 'none',
  fingerprintId: 'device',
  code: 'CODE',
  isWinner: true,
  planType: 'plus',
  level: 'vip',
  userId: user?.uid,
  newPassword: 'secret-enough',
});

async function textsOf({ method, path, query }: RestRoute, user: TestUser | null): Promise<string> {
  const ids = [
    [...canaries.words.keys()][0] ?? '',
    [...canaries.words.keys()].at(-1) ?? '',
    user?.uid ?? 'x',
  ];
  const texts: string[] = [];
  for (const id of ids)
    for (const day of query ? DAYS : [TODAY]) {
      const url = `${path.replace(/\{\w+\}/, id)}?date=${day}&first=100`;
      const body = method === 'get' ? undefined : bodyNaming(id, user);
      texts.push((await callRest(gateway, method, url, { body, user })).text);
    }
  return texts.join('\n');
}

describe('every row, as every user', () => {
  test.each(NAMES.filter((name) => !READ_ALL.includes(name)))(
    '%s is shown what is open, in the picks alone',
    async (name) => {
      const user = users[name] ?? null;
      const open = await openTo(gateway, canaries.words.keys(), user);
      const seen = new Set<string>();
      for (const row of TABLE.filter(({ path }) => path !== '/auth/update-password')) {
        const shown = canaries.shownIn(await textsOf(row, user));
        if (row.tag === 'Picks' && row.method === 'get') for (const id of shown) seen.add(id);
        else expect([row.path, shown]).toEqual([row.path, []]);
      }
      expect([...seen].filter((id) => !open.includes(id))).toEqual([]);
    },
  );

  test.each(NAMES)('%s reads in REST exactly what the board of GraphQL shows', async (name) => {
    const user = users[name] ?? null;
    for (const day of DAYS) {
      const query =
        'query ($day: Date) { board(date: $day) { picks { id pick pickDetails line odds units } } }';
      const inGraphql = canaries.shownIn((await ask(gateway, query, { day }, user)).text);
      for (const path of ['/picks/all', '/picks']) {
        const { text } = await callRest(gateway, 'get', `${path}?date=${day}`, { user });
        expect(canaries.shownIn(text)).toEqual(inGraphql);
      }
    }
  });

  test('the sights differ, and a VIP sees something that a visitor does not', async () => {
    const visibility = async (name: string) => {
      const { text } = await callRest(gateway, 'get', '/picks/all', { user: users[name] });
      return canaries.shownIn(text).length;
    };
    expect(await visibility('visitor')).toBe(0);
    expect(await visibility('plus')).toBeLessThan(await visibility('premium'));
    expect(await visibility('premium')).toBeLessThan(await visibility('vip'));
  });

  test('nor does the log show anything, nor a token', () => {
    const log = gateway.logged();
    expect(log).toContain('/api/picks/all');
    expect(canaries.shownIn(log)).toEqual([]);
    for (const user of Object.values(users)) if (user) expect(log).not.toContain(user.token);
  });
});
