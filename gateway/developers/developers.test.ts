import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { GUIDES } from './guides.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
  await givenPick(gateway, { tier: 'PLUS' });
});
afterAll(() => gateway.close());

const get = (url: string) => gateway.app.inject({ url });
/** The addresses of this site that a text links to, without anchors. */
const linksIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/(?:href="|\]\()(?:https?:\/\/localhost:4000)?(\/[^"#)]*)/g)].map(
      ([, path = '']) => path,
    ),
  ),
];

describe('the developers’ page', () => {
  test('leads to places and guides that are there', async () => {
    const { statusCode, body } = await get('/developers');
    expect(statusCode).toBe(200);
    const links = linksIn(body.slice(body.indexOf('<main'), body.indexOf('</main>')));
    for (const path of ['/explorer', '/api/docs', '/developers/graphql', '/record/picks.csv'])
      expect(links).toContain(path);
    for (const path of links.filter((path) => path !== '/account'))
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  });

  test('shows what a visitor is answered, and says where a key is made', async () => {
    const { body, headers } = await get('/developers');
    const shown =
      /<pre class="answer".*?<code>(.*?)<\/code>/s.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(shown)).toMatchObject({ data: { board: { picks: [{ locked: true }] } } });
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(body).toContain('href="/account">Make an API key</a>');
  });
});

describe.each(GUIDES)('the guide $name', ({ name, title }) => {
  test('is a page, and Markdown, without a dead link', async () => {
    const page = await get(`/developers/${name}`);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringMatching(/<h1 id="[\w-]+">/)]);
    expect(page.body).toContain(`${title} guide`);
    const text = await get(`/developers/${name}.md`);
    expect([text.statusCode, text.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text.body).toMatch(/^# /);
    expect(text.body).not.toMatch(/\]\(\.\.|\]\(decisions/);
    const guide = page.body.slice(page.body.indexOf('<article'), page.body.indexOf('</article>'));
    for (const path of linksIn(guide)) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    const anchors = [...guide.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    for (const anchor of anchors) expect(guide).toContain(`id="${anchor}"`);
  });
});

describe('what other programs ask for', () => {
  test('security.txt names whom to write to, and ends within a year', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: `mailto:${PRODUCT.supportEmail}`,
      Canonical: 'http://localhost:4000/.well-known/security.txt',
    });
    const days = (Date.parse(fields.Expires ?? '') - gateway.services.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
  });

  test('llms.txt leads to the guides and the data', async () => {
    const { body } = await get('/llms.txt');
    expect(body).toMatch(/^# Chalkline\n\n> /);
    for (const path of linksIn(body)) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  });

  test('a password manager is led to the account page', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/account']);
  });
});
