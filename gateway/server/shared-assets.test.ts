import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#gateway/app.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';

describe('assets of two releases', () => {
  let folder: string;
  let before: TestGateway;
  let after: FastifyInstance;

  /** A build whose one part has this name. */
  function build(name: string): string {
    const built = join(folder, name);
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'index.html'), '<!doctype html><script nonce="__NONCE__">__CONFIG__</script>');
    writeFileSync(join(built, 'assets', `Page-${name}.js`), `export const a = '${name}';`);
    return built;
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assets-'));
    const ASSETS_DIR = join(folder, 'shared');
    mkdirSync(ASSETS_DIR);
    const old = join(ASSETS_DIR, 'Page-long-ago.js');
    writeFileSync(old, '');
    utimesSync(old, 0, 0);
    before = await openGateway({ FRONTEND_DIR: build('older'), ASSETS_DIR });
    after = await createApp(before.services, { ...before.env, FRONTEND_DIR: build('newer') });
  });
  afterAll(async () => {
    await after.close();
    await before.close();
    rmSync(folder, { recursive: true });
  });

  test.each(['older', 'newer'])('the part of the %s build is served by a gateway of either', async (name) => {
    for (const app of [before.app, after]) {
      const { statusCode, body, headers } = await app.inject(`/assets/Page-${name}.js`);
      expect([statusCode, body]).toEqual([200, `export const a = '${name}';`]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('what no build has is not found, and what is a month old is removed', async () => {
    expect((await after.inject('/assets/Page-none.js')).statusCode).toBe(404);
    expect((await after.inject('/assets/..%2f..%2fnewer%2findex.html')).statusCode).toBe(404);
    expect(existsSync(join(folder, 'shared', 'Page-long-ago.js'))).toBe(false);
  });

  test('a build that has sent a page within a month keeps its parts, however long ago it started', async () => {
    const { env, services } = before;
    services.clock.set('2031-12-31T17:00:00.000Z');
    await before.app.inject('/dashboard');
    const newest = await createApp(services, { ...env, FRONTEND_DIR: build('newest') });
    const statuses = ['older', 'newer', 'newest'].map(
      async (name) => (await newest.inject(`/assets/Page-${name}.js`)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
    await newest.close();
  });

  test('a folder that cannot be written is named at the start', async () => {
    const ASSETS_DIR = join(folder, 'older', 'index.html');
    await expect(createApp(before.services, { ...before.env, ASSETS_DIR })).rejects.toThrow(
      /^ASSETS_DIR: .*has to be able to write/,
    );
  });
});
