import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { addressesOf } from '#gateway/testing/addresses.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { everyone, NAMES, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let canaries: Canaries;

beforeAll(async () => {
  gateway = await openGateway({ MAIL_EVENTS_KEY: 'a-key-that-the-mail-service-has' });
  users = await everyone(gateway);
  canaries = await plantCanaries(gateway);
  await signCheckpoint(gateway.services);
});
afterAll(() => gateway.close());

/** Every address that answers a GET, of three days and of a locked, a scheduled and an open pick. */
function addresses(): string[] {
  const ids = [...canaries.words.keys()];
  const picks = [ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)];
  const filled = [YESTERDAY, TODAY, TOMORROW].flatMap((day, at) =>
    addressesOf(gateway.app, { day, id: picks[at] ?? '', file: `${day}.jsonl` }),
  );
  const files = ['picks.csv', 'picks.ndjson'].flatMap((file) => [`${file}?end=1`, `${file}?as=VIP&end=1`]);
  return [...new Set([...filled, ...files.map((file) => `/record/${file}`)])];
}

/** What an answer says, its headers too. */
async function textOf(url: string, user: TestUser | null): Promise<string> {
  const headers = user ? { authorization: `Bearer ${user.token}` } : {};
  const answer = await gateway.app.inject({ url, headers });
  const isGzip = answer.rawPayload[0] === 0x1f && answer.rawPayload[1] === 0x8b;
  const body = isGzip ? gunzipSync(answer.rawPayload).toString() : answer.body;
  return `${JSON.stringify(answer.headers)}\n${body}`;
}

/** Outputs that a program reads, and which no other gate names. They have to be among the routes that are asked. */
const NAMED = [
  ...['/schema.graphql', '/llms.txt', '/developers', '/developers/graphql', '/developers/graphql.md'],
  ...['/api/openapi.json', '/api/docs', '/explorer', '/livez', '/readyz', '/.well-known/security.txt'],
  ...['/record/days.atom', '/record/days.json', '/record/today.atom', '/record/today.json'],
  ...['/record/picks.csv?end=1', '/record/picks.ndjson?end=1', '/record/all.ndjson.gz'],
];

test('the routes that are asked include every output for programs, and each answers', async () => {
  const asked = addresses();
  expect(NAMED.filter((address) => !asked.includes(address))).toEqual([]);
  for (const url of NAMED) {
    const { statusCode } = await gateway.app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
  }
});

test.each(NAMES)(
  'no address that the gateway answers shows %s a word of a pick that is locked to them',
  async (name) => {
    const user = users[name] ?? null;
    const open = new Set(await openTo(gateway, canaries.words.keys(), user));
    const leaks: string[] = [];
    let shown = 0;
    for (const url of addresses()) {
      const seen = canaries.shownIn(await textOf(url, user));
      shown += seen.length;
      for (const id of seen.filter((one) => !open.has(one))) leaks.push(`${url}: ${id}`);
    }
    expect(leaks).toEqual([]);
    // Something is open to everybody, such as the picks of yesterday.
    expect(shown).toBeGreaterThan(0);
  },
);

test('the log of all of this shows no words', () => {
  expect(gateway.logged()).toContain('/schema.graphql');
  expect(canaries.shownIn(gateway.logged())).toEqual([]);
});
