import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type InstalledClient, installClient } from '#local/testing/client-package.ts';
import { ask } from './api.ts';
import { launchBrowser } from './launch-browser.ts';
import { sharedOrigin } from './shared-world.ts';

/** As much of the client as the page uses. */
interface Client {
  board(): Promise<{ picks: { locked: boolean }[] }>;
  live(): AsyncGenerator<{ isToday: boolean }>;
  record(): Promise<{ figures: { n: number } }>;
  query(document: string): Promise<unknown>;
}

let client: InstalledClient;
let elsewhere: Server;
let browser: Browser;

/** A site of somebody else, whose page loads the client. */
const PAGE = `<!doctype html><title>Elsewhere</title>
<script type="module">
  import { Chalkline } from '/chalkline.js';
  window.Chalkline = Chalkline;
</script>`;

beforeAll(async () => {
  client = await installClient();
  const dist = join(client.folder, 'node_modules/chalkline-client/dist');
  elsewhere = createServer(({ url = '/' }, response) => {
    const isScript = /^\/[\w-]+\.js$/.test(url);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? readFileSync(join(dist, url)) : PAGE);
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  elsewhere?.close();
  rmSync(client.folder, { recursive: true, force: true });
});

test('a page of another site reads with a key, follows the board, and as a visitor writes nothing', async () => {
  // Not as the Plus member, who has no key yet in another journey.
  const create = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }';
  const { createApiKey } = await ask<{ createApiKey: { secret: string } }>(sharedOrigin(), create, 'vip', {
    name: 'Page',
    scopes: ['READ_PICKS'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const learned = await page.evaluate(
    async ({ url, key }) => {
      const { Chalkline } = window as unknown as { Chalkline: new (options: object) => Client };
      const member = new Chalkline({ url, key });
      const visitor = new Chalkline({ url });
      const { value } = await member.live().next();
      const save = 'mutation { saveFingerprint(input: { fingerprintId: "device-of-a-page" }) { saved } }';
      const [written, asked] = await Promise.allSettled([
        visitor.query(save),
        new Chalkline({ url, key: 'pk_none' }).board(),
      ]);
      return {
        open: (await member.board()).picks.filter(({ locked }) => !locked).length,
        openToVisitors: (await visitor.board()).picks.filter(({ locked }) => !locked).length,
        live: value.isToday,
        figures: (await visitor.record()).figures.n,
        writes: written.status === 'rejected' && (written.reason as { code: string }).code,
        badKey: asked.status === 'rejected' && (asked.reason as { code: string }).code,
      };
    },
    { url: sharedOrigin(), key: createApiKey.secret },
  );
  expect(learned).toMatchObject({
    live: true,
    openToVisitors: 0,
    writes: 'FORBIDDEN',
    badKey: 'INVALID_KEY',
  });
  expect(learned.open).toBeGreaterThan(0);
  expect(learned.figures).toBeGreaterThan(100);
});
