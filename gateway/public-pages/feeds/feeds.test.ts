import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { z } from 'zod';
import { openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';

const LOCKED = { pick: 'CANARY-P.', pickDetails: 'CANARY-D.', book: 'CANARY-B.', odds: 41.07, units: 3.21 };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ PUBLIC_URL: 'https://picks.example' });
  await givenPick(gateway, { date: YESTERDAY, result: 'WIN', odds: 1.91, units: 2, teamOne: 'A & B <i>' });
  await givenPick(gateway, { date: YESTERDAY, result: 'LOSS', odds: 1.91, units: 1, league: 'NBA' });
  await givenPick(gateway, { date: '2031-11-17', result: 'PUSH' });
  for (const tier of ['FREE', 'VIP'] as const) await givenPick(gateway, { ...LOCKED, tier, date: TODAY });
  await givenPick(gateway, { ...LOCKED, date: TODAY, status: 'DRAFT', teamOne: 'Nobody' });
});
afterAll(() => gateway.close());

const get = (url: string, headers = {}) => gateway.app.inject({ url, headers });

/** Atom as a feed reader takes it. Throws for what is no well-formed XML. */
async function atom(url: string) {
  const { body, headers } = await get(url);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const document = new JSDOM(body, { contentType: 'application/xml' }).window.document;
  const texts = (of: Element, name: string) =>
    [...of.children].filter(({ localName }) => localName === name).map((each) => each.textContent ?? '');
  return { root: document.documentElement, texts, entries: [...document.getElementsByTagName('entry')] };
}

const moment = z.iso.datetime();
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.literal('en-US'),
  authors: z.array(z.strictObject({ name: z.string(), url: z.url() })).min(1),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      content_html: z.string().min(1),
      date_published: moment,
      date_modified: moment,
      tags: z.array(z.string()),
    }),
  ),
});

describe.each(['days', 'today'])('the feed of %s', (name) => {
  test('as Atom has what RFC 4287 asks of a feed and of each entry', async () => {
    const { root, texts, entries } = await atom(`/record/${name}.atom`);
    expect([root.namespaceURI, root.localName]).toEqual(['http://www.w3.org/2005/Atom', 'feed']);
    for (const of of [root, ...entries])
      for (const [part, pattern] of [
        ['id', /^https:\/\/picks\.example\//],
        ['title', /./],
        ['updated', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/],
      ] as const)
        expect(texts(of, part)).toEqual([expect.stringMatching(pattern)]);
    expect(texts(root, 'author')).toHaveLength(1);
    const ids = entries.map((entry) => texts(entry, 'id')[0]);
    expect(new Set(ids).size).toBe(ids.length);
    const self = root.querySelector(':scope > link[rel=self]')?.getAttribute('href');
    expect(self).toBe(`https://picks.example/record/${name}.atom`);
    for (const entry of entries)
      expect(entry.querySelector('link[rel=alternate]')?.getAttribute('href')).toBe(texts(entry, 'id')[0]);
  });

  test('as JSON Feed 1.1 says the same', async () => {
    const { body, headers } = await get(`/record/${name}.json`);
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const { items, feed_url } = jsonFeed.parse(JSON.parse(body));
    expect(feed_url).toBe(`https://picks.example/record/${name}.json`);
    const { entries, texts } = await atom(`/record/${name}.atom`);
    expect(items.map(({ id, title, content_html }) => [id, title, content_html])).toEqual(
      entries.map((entry) => ['id', 'title', 'content'].map((part) => texts(entry, part)[0])),
    );
  });

  test('is for every site and reader, and is not sent again while it holds', async () => {
    const { headers } = await get(`/record/${name}.atom`);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(headers['cache-control']).toContain('public, max-age=60');
    const again = await get(`/record/${name}.atom`, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is found from every public page', async () => {
    const { body } = await get(`/record/${YESTERDAY}`);
    const page = new JSDOM(body).window.document;
    const link = page.querySelector(
      `link[rel=alternate][type="application/atom+xml"][href="/record/${name}.atom"]`,
    );
    expect(link?.getAttribute('title')).toBeTruthy();
  });
});

test('days come with their figures and every result, losses too', async () => {
  const { entries, texts } = await atom('/record/days.atom');
  expect(entries.map((entry) => texts(entry, 'title')[0])).toEqual([
    'Nov 19, 2031: 1–1, +0.8 units',
    expect.stringMatching(/^Nov 17, 2031: 0–0–1, /),
  ]);
  const [content = ''] = entries.slice(0, 1).flatMap((entry) => texts(entry, 'content'));
  const list = new JSDOM(content).window.document;
  expect(list.querySelectorAll('li')).toHaveLength(2);
  expect(list.querySelector('i')).toBeNull();
  expect(list.body.textContent).toContain('A & B <i>');
  expect(list.body.textContent).toMatch(/Loss/);
});

test('a new pick, and a new result, make another feed', async () => {
  const before = [
    (await get('/record/today.atom')).headers.etag,
    (await get('/record/days.atom')).headers.etag,
  ];
  await givenPick(gateway, { date: TODAY, league: 'NHL', teamOne: 'Rangers', ...LOCKED });
  const { entries, texts } = await atom('/record/today.atom');
  expect(entries.map((entry) => texts(entry, 'title')[0])).toContain('Sealed: NHL, Rangers @ Houston Texans');
  expect((await get('/record/days.atom')).headers.etag).not.toBe(before[1]);
  expect((await get('/record/today.atom')).headers.etag).not.toBe(before[0]);
});

test('today’s seals name the game, the plan and the entry in the log, and nothing of what was picked', async () => {
  for (const url of ['today.atom', 'today.json', 'days.atom', 'days.json']) {
    const { body } = await get(`/record/${url}`);
    expect(body).not.toMatch(/CANARY|41\.07|4007|3\.21|Nobody/);
  }
  const { items } = JSON.parse((await get('/record/today.json')).body);
  expect(items.length).toBeGreaterThanOrEqual(2);
  for (const { title, content_html, url } of items) {
    expect(title).toMatch(/^Sealed: (NFL|NHL), /);
    expect(content_html).toMatch(
      /^<p>(Free|VIP|Plus|Premium) pick for the game at .* Entry \d+ of the log, sealed /,
    );
    expect((await get(new URL(url).pathname)).statusCode).toBe(200);
  }
});
