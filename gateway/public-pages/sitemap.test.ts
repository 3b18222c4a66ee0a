import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { BEFORE, openPublicRecord } from '#gateway/testing/public-record.ts';
import { sitemap, sitemapFile } from './sitemap.ts';

let gateway: TestGateway;
let win: string;
let locked: string;
let draft: string;
let toCome: string;

const get = (url: string, headers = {}) => gateway.app.inject({ url, headers });
/** What the head of each public page has to hold. */
const headOf = (address: string): RegExp[] => [
  ...['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest'].map(
    (file) => new RegExp(`<link rel="[a-z-]+" href="/${file}"`),
  ),
  new RegExp(`<link rel="canonical" href="${address}">`),
  new RegExp(`<meta property="og:url" content="${address}">`),
  /<meta property="og:image" content="https:\/\/picks\.example\/[^"]+\.png">/,
  ...['og:type', 'og:site_name', 'og:title', 'og:description', 'og:image:alt'].map(
    (name) => new RegExp(`<meta property="${name}" content="[^"]+">`),
  ),
  /<meta name="description" content="[^"]+">/,
  /<meta name="twitter:card" content="summary_large_image">/,
];

beforeAll(async () => {
  ({ gateway, win, locked, draft, toCome } = await openPublicRecord());
});
afterAll(() => gateway.close());

describe('the sitemap', () => {
  test('lists the pages, days, analysts and picks that everyone may read', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const paths = [...body.matchAll(/<loc>https:\/\/picks\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['/record', `/record/${BEFORE}`, `/picks/${win}`]));
    expect(paths).toContain('/analysts/tempo-model');
    for (const path of [
      `/record/${TODAY}`,
      `/picks/${locked}`,
      `/picks/${draft}`,
      `/picks/${toCome}`,
      '/analysts/j-doe',
    ])
      expect(paths).not.toContain(path);
    const record = paths.filter((path) => /^\/(picks|analysts)\/|^\/record\/\d/.test(String(path)));
    for (const path of record) expect((await get(String(path))).statusCode).toBe(200);
  });

  test('lists no page without an icon for each device, a canonical address and a whole preview', async () => {
    const { body } = await get('/sitemap.xml');
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    const own = addresses.filter((address) => /\/picks\/|\/analysts\/|\/record\/\d/.test(address));
    expect(own.length).toBeGreaterThan(3);
    for (const address of own) {
      const page = (await get(new URL(address).pathname)).body;
      for (const tag of headOf(address)) expect(page).toMatch(tag);
    }
  });

  test('is a list of files where one cannot hold all addresses', async () => {
    const index = await sitemap(gateway.services, 6);
    expect(index).toContain('<loc>https://picks.example/sitemaps/1.xml</loc>');
    const files = index.split('<sitemap>').length - 1;
    const locs: string[] = [];
    for (let file = 1; file <= files; file += 1) {
      const text = (await sitemapFile(gateway.services, file, 6)) ?? '';
      const here = text.match(/<loc>.*?<\/loc>/g) ?? [];
      expect(here.length).toBeLessThanOrEqual(6);
      locs.push(...here);
    }
    const whole = (await get('/sitemap.xml')).body.match(/<loc>.*?<\/loc>/g);
    expect(locs).toEqual(whole);
    expect(await sitemapFile(gateway.services, files + 1, 6)).toBeNull();
    expect((await get('/sitemaps/2.xml')).statusCode).toBe(404);
  });
});
