import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenGrade, givenPick, revealPicks } from '#gateway/testing/picks.ts';
import { analystPath } from '#schema/rules/api/public-paths.ts';

/** What an admin, a file of prices or the feed may hold; each ends with a word that stands nowhere else. */
const WORDS = [
  '<script>alert(1)</script>one1',
  '</script><script>alert(1)</script>two2',
  '<img src=x onerror=alert(1)>three3',
  '"><svg onload=alert(1)>four4',
  "' onmouseover='alert(1)five5",
  '" onmouseover="alert(1)seventeen17',
  '</title><script>alert(1)</script>six6',
  '</main></body><script>alert(1)</script>seven7',
  '<!--<script>alert(1)//-->eight8',
  '&lt;script&gt;alert(1)&lt;/script&gt;nine9',
  ']]><script>alert(1)</script>ten10',
  'javascript:alert(1)eleven11',
  '\u2028\u2029</script>twelve12',
  '{{constructor}}#{alert(1)}thirteen13',
  '\\u003cscript\\u003efourteen14',
  '<a href=javascript:alert(1)>fifteen15</a>',
  '\u202e<b>sixteen16',
];

let gateway: TestGateway;
const ids: string[] = [];

beforeAll(async () => {
  gateway = await openGateway({ PUBLIC_URL: 'https://picks.example' });
  const { em } = gateway.services.database;
  for (const word of WORDS) {
    const id = await givenPick(gateway, {
      ...{ date: YESTERDAY, teamOne: word, pick: word, pickDetails: word, analyst: word, book: word },
    });
    await givenGrade(gateway, id, new Date('2031-11-20T05:00:00Z'), 'WIN');
    await em.execute(
      "insert into pick_grades (pick_id, at, result, score, reason) values (?, '2031-11-20T06:00:00Z', 'LOSS', '24-17', ?)",
      [id, word],
    );
    await em.execute('insert into game_scores (pick_id, at, one, two, source) values (?, now(), 24, 17, ?)', [
      id,
      word,
    ]);
    ids.push(id);
  }
  await revealPicks(gateway);
});
afterAll(() => gateway.close());

/** What a browser would take for an element or an attribute of its own. */
const ACTIVE =
  /<script>|<img src=x|<svg onload|<a href=javascript|href="javascript:|<b>sixteen|["'] onmouseover=["']/i;
const DATA = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

const pages = () => [
  `/record/${YESTERDAY}`,
  ...ids.map((id) => `/picks/${id}`),
  ...WORDS.map((word) => analystPath(word)),
  '/record/days.atom',
];

describe('words that are markup elsewhere', () => {
  test('are texts on every public page, which runs no script but its own', async () => {
    let found = 0;
    for (const url of pages()) {
      const { statusCode, body, headers } = await gateway.app.inject({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      expect([url, ACTIVE.exec(body.replace(DATA, ''))?.[0]]).toEqual([url, undefined]);
      found += WORDS.filter((word) =>
        body.includes(/\w+$/.exec(word.replace('</a>', ''))?.[0] ?? '–'),
      ).length;
      if (url.endsWith('.atom')) continue;
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'nonce-|script-src 'self'|default-src 'none'/);
      expect(policy).not.toContain("script-src 'unsafe-inline'");
      expect(policy).toContain('frame-ancestors');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(found).toBeGreaterThan(3 * WORDS.length);
  });

  test('leave the data for search engines whole', async () => {
    for (const url of pages().filter((page) => !page.endsWith('.atom'))) {
      const { body } = await gateway.app.inject({ url });
      const blocks = [...body.matchAll(DATA)];
      for (const [, json = ''] of blocks) expect(() => JSON.parse(json)).not.toThrow();
    }
    const { body } = await gateway.app.inject({ url: `/picks/${ids[1]}` });
    expect(body).toContain('ld+json');
  });

  test('leave no address out and make no other one: a sitemap is XML with as many addresses as there are pages', async () => {
    const { body } = await gateway.app.inject({ url: '/sitemap.xml' });
    expect(body).not.toMatch(/<script|javascript:/);
    expect(body.match(/<loc>[^<"'\s]+<\/loc>/g)).toHaveLength((body.match(/<loc>/g) ?? []).length);
  });
});
