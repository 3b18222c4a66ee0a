import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { everyone, MEMBERS, type TestUser } from '#gateway/testing/users.ts';
import { type InstalledClient, installClient } from '#local/testing/client-package.ts';

/** What somebody who installed the package can ask for. */
interface Client {
  board(date?: string): Promise<unknown>;
  live(): AsyncGenerator<unknown>;
  record(): Promise<unknown>;
  recordPicks(): AsyncGenerator<unknown>;
}

let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let canaries: Canaries;
let client: InstalledClient;
let open: (key?: string) => Client;

beforeAll(async () => {
  client = await installClient();
  gateway = await openGateway();
  users = await everyone(gateway);
  canaries = await plantCanaries(gateway);
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { Chalkline } = await import(join(client.folder, 'node_modules/chalkline-client/dist/chalkline.js'));
  open = (key) => new Chalkline({ url, key });
});
afterAll(async () => {
  // `fetch` keeps its connections for a next time.
  gateway?.app.server.closeAllConnections();
  await gateway?.close();
  rmSync(client.folder, { recursive: true, force: true });
});

/** All that the client answers, by what was asked. */
async function answersOf(chalkline: Client): Promise<Record<string, string>> {
  const picks: unknown[] = [];
  for await (const pick of chalkline.recordPicks()) picks.push(pick);
  const live: unknown[] = [];
  for await (const board of chalkline.live()) if (live.push(board)) break;
  const boards = await Promise.all([YESTERDAY, TODAY, TOMORROW].map((day) => chalkline.board(day)));
  const all = { boards, live, record: await chalkline.record(), recordPicks: picks };
  return Object.fromEntries(Object.entries(all).map(([name, answer]) => [name, JSON.stringify(answer)]));
}

test.each(['visitor', ...MEMBERS])('the client tells a %s nothing that is not open to them', async (name) => {
  const user = users[name] ?? null;
  const key = user ? (await givenKey(gateway, user, ['READ_PICKS', 'READ_RECORD'])).token : undefined;
  const allowed = await openTo(gateway, canaries.words.keys(), user);
  const answers = await answersOf(open(key));
  const wrong = Object.entries(answers).flatMap(([asked, answer]) =>
    canaries
      .shownIn(answer)
      .filter((id) => !allowed.includes(id))
      .map((id) => `${asked}: ${id}`),
  );
  expect(wrong).toEqual([]);
  // A client that shows nothing proves nothing.
  expect(canaries.shownIn(answers.boards ?? '').length).toBeGreaterThan(0);
});
