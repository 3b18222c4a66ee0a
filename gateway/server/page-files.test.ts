import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPages } from '#gateway/testing/pages.ts';

let gateway: Awaited<ReturnType<typeof openPages>>;

beforeAll(async () => {
  gateway = await openPages();
});
afterAll(() => gateway.close());

const get = (url: string, headers = {}) => gateway.app.inject({ url, headers });

describe('answers are compressed', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])('a page for %s', async (accepted, encoding, open) => {
    const { headers, rawPayload } = await get('/start', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(open(rawPayload).toString()).toContain('<h1>with-samples</h1>');
  });

  test('a page as it is for clients that take nothing else', async () => {
    expect((await get('/start')).headers['content-encoding']).toBeUndefined();
  });

  test('a file as it was compressed at build', async () => {
    const { headers, rawPayload } = await get('/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('export const a = 1;');
    expect((await get('/assets/main-abc.js')).body).toBe('export const a = 1;');
  });
});

describe('files', () => {
  test('hashed ones are cached for ever, others revalidated', async () => {
    const script = await get('/assets/main-abc.js');
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/index.html',
    '/assets/none.js',
    '/none.png',
    '/api/none',
    '/../package.json',
    '/%2e%2e/package.json',
    '/.env',
  ])('%s is not one, and no page that looks like success', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });

  test('robots.txt names the sitemap by our address', async () => {
    expect((await get('/robots.txt')).body).toBe('Sitemap: https://picks.example/sitemap.xml');
  });

  test('only reading is offered', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await gateway.app.inject({ method, url: '/dashboard' })).statusCode).toBe(404);
  });
});
