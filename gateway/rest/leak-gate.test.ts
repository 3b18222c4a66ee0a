import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { everyone, NAMES, type Person } from '#gateway/testing/persons.ts';
import type { RestRoute } from './rest-route.ts';
import { TABLE } from './table.ts';

let gateway: TestGateway;
let persons: Record<string, Person | null>;
let canaries: Canaries;

beforeAll(async () => {
  gateway = await openGateway();
  persons = await everyone(gateway);
  canaries = await plantCanaries(gateway);
});
afterAll(() => gateway.close());

const DAYS = [YESTERDAY, TODAY, TOMORROW];

/** A body that names a canary and holds a value for every field of any row. */
const bodyNaming = (id: string, person: Person | null) => ({
  id,
  idToken: person?.token ?? 'none',
  fingerprintId: 'device',
  code: 'CODE',
  isWinner: true,
  planType: 'plus',
  level: 'vip',
  userId: person?.uid,
  newPassword: 'secret-enough',
});

async function textsOf({ method, path, query }: RestRoute, person: Person | null): Promise<string> {
  const ids = [
    [...canaries.words.keys()][0] ?? '',
    [...canaries.words.keys()].at(-1) ?? '',
    person?.uid ?? 'x',
  ];
  const texts: string[] = [];
  for (const id of ids)
    for (const day of query ? DAYS : [TODAY]) {
      const url = `${path.replace(/\{\w+\}/, id)}?date=${day}&first=100`;
      const body = method === 'get' ? undefined : bodyNaming(id, person);
      texts.push((await callRest(gateway, method, url, { body, person })).text);
    }
  return texts.join('\n');
}

describe('every row, as every person', () => {
  test.each(NAMES.filter((name) => name !== 'admin'))(
    '%s is shown what is open, in the picks alone',
    async (name) => {
      const person = persons[name] ?? null;
      const open = await openTo(gateway, canaries.words.keys(), person);
      const seen = new Set<string>();
      for (const row of TABLE.filter(({ path }) => path !== '/auth/update-password')) {
        const shown = canaries.shownIn(await textsOf(row, person));
        if (row.tag === 'Picks' && row.method === 'get') for (const id of shown) seen.add(id);
        else expect([row.path, shown]).toEqual([row.path, []]);
      }
      expect([...seen].filter((id) => !open.includes(id))).toEqual([]);
    },
  );

  test.each(NAMES)('%s reads in REST exactly what the board of GraphQL shows', async (name) => {
    const person = persons[name] ?? null;
    for (const day of DAYS) {
      const query =
        'query ($day: Date) { board(date: $day) { picks { id pick pickDetails line odds units } } }';
      const inGraphql = canaries.shownIn((await ask(gateway, query, { day }, person)).text);
      for (const path of ['/picks/all', '/picks']) {
        const { text } = await callRest(gateway, 'get', `${path}?date=${day}`, { person });
        expect(canaries.shownIn(text)).toEqual(inGraphql);
      }
    }
  });

  test('the sights differ, and a VIP sees something that a visitor does not', async () => {
    const visibility = async (name: string) => {
      const { text } = await callRest(gateway, 'get', '/picks/all', { person: persons[name] });
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
    for (const person of Object.values(persons)) if (person) expect(log).not.toContain(person.token);
  });
});
