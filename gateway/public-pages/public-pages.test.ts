import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { BEFORE, openPublicRecord, shownText } from '#gateway/testing/public-record.ts';
import { member } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let win: string;
let edited: string;
let locked: string;
let draft: string;
let toCome: string;

const get = (url: string, headers = {}) => gateway.app.inject({ url, headers });
const execute = (sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<object[]>(sql, params);
const read = async (url: string) => shownText((await get(url)).body);
const dataOf = (body: string) => JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null');

beforeAll(async () => {
  ({ gateway, win, edited, locked, draft, toCome } = await openPublicRecord());
});
afterAll(() => gateway.close());

describe('the page of a past day', () => {
  test('is read by everyone, losses included, without a script', async () => {
    const { statusCode, headers, body } = await get(`/record/${BEFORE}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
    expect(body).not.toMatch(
      /<script(?! src="\/(?:before-paint|reader-display|site-header)\.js"| type="application\/ld\+json")|style="|<style/,
    );
    const text = await read(`/record/${BEFORE}`);
    expect(text).toContain('Sunday, November 16, 2031');
    expect(text).toContain('Record 0–2');
    expect(text).toContain('−4.0 units');
    expect(text).toContain(
      'NBA · Buffalo Bills @ Houston Texans · J. Doe · VIP −110 · 2.0 units Loss −2.0 units',
    );
  });

  test('shows the day as squares in the order of the starts, losses as large as wins', async () => {
    const { body } = await get(`/record/${YESTERDAY}`);
    const [, strip = ''] = /<ol class="squares"[^>]*>(.*?)<\/ol>/s.exec(body) ?? [];
    const squares = [...strip.matchAll(/href="([^"]+)" data-result="(.)" title="([^"]+)"/g)];
    const listed = [...body.matchAll(/<span class="words"><a href="([^"]+)"/g)].map(([, path]) => path);
    expect(squares.map(([, path]) => path)).toEqual(listed);
    expect(squares.map(([, , letter]) => letter)).toEqual(['W', 'W']);
    expect(squares[0]?.[3]).toBe('Bills −3.5: Win');
    const before = (await get(`/record/${BEFORE}`)).body;
    expect(before.match(/data-result="L"/g)).toHaveLength(2);
    expect((await get(`/record/${TODAY}`)).body).not.toContain('class="squares"');
  });

  test('marks prices and times, for readers who chose to see them otherwise', async () => {
    const { body } = await get(`/record/${BEFORE}`);
    expect(body).toContain(
      '<data value="1.91" data-decimal="1.91" data-fractional="10/11">−110</data> · 2.0 units',
    );
    expect(body).toContain(
      `<time datetime="2031-11-17T01:15:00.000Z" data-day="${BEFORE}">8:15 PM ET</time>`,
    );
  });

  test('has the final score where it was entered', async () => {
    const text = await read(`/record/${YESTERDAY}`);
    expect(text.match(/Final \d+–\d+/g)).toEqual(['Final 24–17']);
    expect(text).toContain('Buffalo Bills @ Houston Texans · Final 24–17 · Tempo Model');
    expect(await read('/analysts/tempo-model')).toContain('Houston Texans · Final 24–17');
    expect(await read(`/picks/${edited}`)).toContain(
      'Win First graded Loss Final: Buffalo Bills 24, Houston Texans 17 +1.8 units',
    );
  });

  test('says how a pick was graded first, where that was corrected', async () => {
    expect(await read(`/record/${YESTERDAY}`)).toContain('Tempo Model · Free · First graded Loss, 2 grades');
  });

  test('leads to its picks and to the days beside it', async () => {
    const { body } = await get(`/record/${YESTERDAY}`);
    expect(body).toContain(`<a href="/picks/${win}">Bills −3.5</a>`);
    expect(body).toContain(`href="/record/${BEFORE}" rel="prev"`);
    expect(body).toContain(`href="/record/${TODAY}" rel="next"`);
    expect((await get(`/record/${BEFORE}`)).body).not.toContain('rel="prev"');
  });

  test('says what it is to search engines and link previews', async () => {
    const { body } = await get(`/record/${YESTERDAY}`);
    const address = `https://picks.example/record/${YESTERDAY}`;
    expect(body).toContain(`<link rel="canonical" href="${address}">`);
    expect(body).toContain(`<meta property="og:url" content="${address}">`);
    expect(body).toContain('content="2–0, +3.6 units. All 2 picks of the day, losses included."');
    expect(body).not.toContain('noindex');
    expect(dataOf(body)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      mainEntity: { numberOfItems: 2 },
    });
  });

  test('hides its figures while the nightly check withholds them', async () => {
    await execute('insert into record_checks (at, days, differing) values (now(), 1, 1)');
    expect(await read(`/record/${BEFORE}`)).toContain('its figures are hidden until it is resolved');
    expect(await read(`/record/${BEFORE}`)).not.toContain('0–2');
    expect(await read('/analysts/tempo-model')).toContain('its figures are hidden until it is resolved');
    await execute('insert into record_checks (at, days, differing) values (now(), 1, 0)');
    expect(await read(`/record/${BEFORE}`)).toContain('0–2');
  });
});

describe('today', () => {
  test('is the games that are sealed, and no figure', async () => {
    const { body, statusCode } = await get(`/record/${TODAY}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    const text = await read(`/record/${TODAY}`);
    expect(text).toContain('1 pick is sealed for today.');
    expect(text).toContain('Buffalo Bills @ Houston Texans NFL · VIP Sealed');
    expect(text).not.toMatch(/Texans \+9\.5|Record \d|units|Final|31–3/);
  });
});

describe('the page of an analyst', () => {
  test('has their own words above the record, as plain text', async () => {
    const insert = `insert into analyst_texts (name, text, updated_at) values ('Tempo Model', ?, now())`;
    await gateway.services.database.em.execute(insert, ['Pace <b>first</b>.\nNo props.']);
    const { body } = await get('/analysts/tempo-model');
    expect(body).toContain('<p class="own-words">Pace &lt;b&gt;first&lt;/b&gt;.\nNo props.</p>');
    await gateway.services.database.em.execute('delete from analyst_texts');
    expect((await get('/analysts/tempo-model')).body).not.toContain('own-words');
  });

  test('has the record with its sample, by league and month, and the latest picks', async () => {
    const text = await read('/analysts/tempo-model');
    expect(text).toContain('Record 2–0 2 graded picks');
    expect(text).toContain('Too early to judge: 2 of 30 picks.');
    expect(text).toContain('For the careful Yield – 2 of 100 picks');
    expect(text).toContain('Hit rate by month');
    expect(text).toContain('The latest 2 picks');
    const { body } = await get('/analysts/tempo-model');
    expect(body).toContain('href="/record?analyst=Tempo+Model"');
    expect(dataOf(body)).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Tempo Model' } });
  });

  test('draws the line and the intervals without a script, and shows ten picks and the others on demand', async () => {
    const analyst = 'Long Model';
    for (let day = 1; day <= 9; day += 1)
      for (const result of ['WIN', 'WIN', 'WIN', 'LOSS'] as const)
        await givenPick(gateway, { date: `2031-10-0${day}`, result, analyst, odds: 1.91, units: 1 });
    const { body } = await get('/analysts/long-model');
    expect(body).toContain('role="img" aria-label="Units over time, with the band that luck alone fills');
    expect(body).toContain('>luck alone, 95 of 100</text>');
    expect(body).not.toMatch(/style="|<style/);
    // On a phone these are a line under the name, with their heads.
    expect(body).toMatch(/<td data-label="Units">\+\d/);
    const text = await read('/analysts/long-model');
    expect(text).toMatch(/\$100 a pick since October would have made about \$1,\d{3} on 36 picks\./);
    expect(text).toContain('Axis cut: 40% to 90%');
    expect(text).toContain('75.0% of 36 58.9% to 86.2%, break-even 52.4%');
    expect(text).toContain('The latest 10 picks');
    expect(body).toContain('<summary>26 more</summary>');
  });

  test('asks which one where names share an address', async () => {
    const { body } = await get('/analysts/j-doe');
    expect(body).toContain('href="/record?analyst=J+Doe"');
    expect(body).toContain('href="/record?analyst=J.+Doe"');
    expect(body).toContain('noindex');
  });
});

describe('the pictures of link previews', () => {
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

  test('are PNG of 1200 by 630, of a pick with its result and of figures with their sample', async () => {
    for (const page of [`/picks/${win}`, `/record/${YESTERDAY}`, '/analysts/tempo-model', '/record']) {
      const { statusCode, headers, rawPayload } = await get(`${page}/card.png`);
      expect({ page, statusCode }).toEqual({ page, statusCode: 200 });
      expect(headers['content-type']).toBe('image/png');
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
      expect(sizeOf(rawPayload)).toEqual([1200, 630]);
      const again = await get(`${page}/card.png`, { 'if-none-match': headers.etag });
      expect(again.statusCode).toBe(304);
      if (page === '/record') continue;
      expect((await get(page)).body).toContain(`content="https://picks.example${page}/card.png"`);
    }
  });

  test('say in words what they show', async () => {
    const { body } = await get(`/picks/${win}`);
    expect(body).toContain(
      'og:image:alt" content="Bills −3.5: Win, +1.8 units. −110 · 2.0 units · Sealed 6:15 PM by our own clock, for the 8:15 PM start."',
    );
    expect((await get(`/record/${YESTERDAY}`)).body).toContain('2–0, +3.6 units. 2 graded picks"');
  });

  test('are never of a locked pick or of a day that is not over', async () => {
    for (const page of [
      `/picks/${locked}`,
      `/record/${TODAY}`,
      `/picks/${draft}`,
      '/picks/none',
      '/analysts/j-doe',
    ])
      expect((await get(`${page}/card.png`)).statusCode).toBe(404);
  });
});

describe('what is not there', () => {
  test.each([
    ...['/record/2031-11-17', '/record/2031-02-30', `/record/${TOMORROW}`, '/picks/pick_none', '/picks/%00'],
    '/analysts/nobody',
  ])('%s answers 404', async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('There is nothing here');
    expect(body).not.toContain('canonical');
  });

  test('a draft and a pick of a day to come answer 404', async () => {
    for (const id of [draft, toCome]) expect((await get(`/picks/${id}`)).statusCode).toBe(404);
  });
});

describe('copies', () => {
  test('are kept by their entity tag and compressed for who takes it', async () => {
    const { headers } = await get(`/picks/${win}`);
    const again = await get(`/picks/${win}`, { 'if-none-match': `W/${headers.etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const packed = await get(`/picks/${win}`, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect((await get('/picks/none', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  test('of the style sheet hold for ever', async () => {
    const [, path = ''] = /rel="stylesheet" href="([^"]+)"/.exec((await get(`/picks/${win}`)).body) ?? [];
    const { headers, statusCode } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('the policy of a page allows its own files alone', async () => {
    const policy = String((await get(`/picks/${win}`)).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*|nonce/);
    expect(policy).toContain("script-src 'self'");
  });
});

test('no page, picture or list of addresses shows anyone a word of a pick that is locked', async () => {
  const canaries = await plantCanaries(gateway);
  const admin = await member(gateway, { role: 'OWNER' });
  await signCheckpoint(gateway.services);
  const ids = [...canaries.words.keys()];
  const days = [BEFORE, YESTERDAY, TODAY, TOMORROW].map((day) => `/record/${day}`);
  const open = await openTo(gateway, ids, null);
  // Pictures of open ones hold no text to look for.
  const pictures = ids.filter((id) => !open.includes(id)).map((id) => `/picks/${id}/card.png`);
  const paths = [...ids.map((id) => `/picks/${id}`), ...pictures];
  for (const headers of [{}, { authorization: `Bearer ${admin.token}` }]) {
    const texts: string[] = [];
    for (const path of [...days, '/sitemap.xml', '/analysts/tempo-model', '/record/badge.svg', ...paths]) {
      const { body, headers: sent } = await get(path, headers);
      texts.push(JSON.stringify(sent), body);
    }
    expect(canaries.shownIn(texts.join('\n')).sort()).toEqual(open);
  }
  const listed = (await get('/sitemap.xml')).body;
  expect(ids.filter((id) => listed.includes(id)).sort()).toEqual(open);
});
