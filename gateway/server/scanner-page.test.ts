import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runFeed } from '#gateway/games/run-feed.ts';
import { NOON } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

let world: OddsWorld;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scanner-page-'));
  copyFileSync('frontend/index.html', join(folder, 'index.html'));
  world = await openOddsWorld({ FRONTEND_DIR: folder });
  await world.feedAt(NOON);
  await world.feedAt(new Date(Date.parse(NOON) + 10 * MINUTE));
  world.provider.apply('arbitrage');
  await world.gateway.services.database.em.execute('update feed_tasks set due_at = ?', [new Date(0)]);
  await runFeed(world.gateway.services);
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const get = (user: TestUser | null) =>
  world.gateway.app.inject({
    url: '/scanner',
    headers: { accept: 'text/html', ...(user && { authorization: `Bearer ${user.token}` }) },
  });
const withoutNonce = (page: string) => page.replaceAll(/nonce="[^"]+"/g, '');

test('without a script /scanner says that it needs one, and names nothing that stands, to a VIP member neither', async () => {
  const rows = await world.gateway.services.database.em.execute<Record<string, string>[]>(
    `select a.book_one, a.book_two, v.name as away, h.name as home, a.game_id from arbitrages a
       join games g on g.id = a.game_id join teams v on v.id = g.away join teams h on h.id = g.home where a.gone_at is null`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const { statusCode, headers, body } = await get(null);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<noscript>Chalkline needs JavaScript to show this page.</noscript>');
  for (const word of new Set(rows.flatMap((row) => Object.values(row)))) expect(body).not.toContain(word);
  const vip = await member(world.gateway, { plan: { tier: 'VIP' } });
  expect(withoutNonce((await get(vip)).body)).toBe(withoutNonce(body));
});

test('its configuration says how many were found, in how many days and over how many books, and no more', async () => {
  const { body } = await get(null);
  const { scanner } = JSON.parse(/id="config">(.*?)<\/script>/.exec(body)?.[1] ?? '');
  expect(Object.keys(scanner).sort()).toEqual(['books', 'days', 'found']);
});
