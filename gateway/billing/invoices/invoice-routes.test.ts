import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { invoice } from '#gateway/testing/invoices.ts';
import { readPdf } from '#gateway/testing/pdf-text.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let buyer: TestUser;

const LINES = [
  { description: 'Premium Plan, 1 month', cents: 12_900 },
  { description: '<b>SAVE20</b>: 20% off', cents: -2_580 },
];

beforeAll(async () => {
  gateway = await openGateway();
  buyer = await member(gateway, { plan: { tier: 'PREMIUM' } });
  await invoice(gateway, buyer, { id: 'inv_1', createdAt: '2031-11-20T16:00:00.000Z', lines: LINES });
  await invoice(gateway, buyer, { id: 'inv_2', createdAt: '2031-11-20T16:00:00.000Z' });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.services.clock.set(NOON));

/** Path and query of a link that GraphQL gave, as a browser would ask for it. */
async function link(field: 'downloadUrl' | 'pageUrl', id = 'inv_1'): Promise<string> {
  const query = `query ($id: ID!) { invoice(id: $id) { ${field} } }`;
  const { data } = await ask<{ invoice: Record<string, string> }>(gateway, query, { id }, buyer);
  const url = new URL(data.invoice[field] ?? '');
  expect(url.origin).toBe(gateway.services.publicUrl);
  return `${url.pathname}${url.search}`;
}

const get = (url: string) => gateway.app.inject({ url });

describe('the page of an invoice', () => {
  test('says number, dates, lines and total, and shows markup as text', async () => {
    const { body, statusCode, headers } = await get(await link('pageUrl'));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const words of ['CL-inv_1', buyer.email, 'Thursday, November 20, 2031', '-$25.80', '$103.20'])
      expect(body).toContain(words);
    expect(body).toContain('&lt;b&gt;SAVE20&lt;/b&gt;');
  });

  test('runs no script, is kept nowhere, and does not tell its address to others', async () => {
    const { body, headers } = await get(await link('pageUrl'));
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; img-src data:;/,
    );
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(body).not.toMatch(/<script|style="/);
  });

  test('leads to the PDF, with the same time left', async () => {
    const { body } = await get(await link('pageUrl'));
    const href = /href="([^"]*\.pdf[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(await link('downloadUrl')).toBe(href.replace(gateway.services.publicUrl, ''));
    expect((await get(href.replace(gateway.services.publicUrl, ''))).statusCode).toBe(200);
  });
});

describe('the PDF of an invoice', () => {
  test('is one page that says the same', async () => {
    const { rawPayload, headers, statusCode } = await get(await link('downloadUrl'));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="CL-inv_1.pdf"',
      'cache-control': 'private, no-store',
    });
    const { text, pages } = readPdf(rawPayload);
    expect(pages).toBe(1);
    for (const words of [
      'Invoice',
      'CL-inv_1',
      'Paid',
      buyer.email,
      '<b>SAVE20</b>: 20% off',
      '-$25.80',
      '$103.20',
    ])
      expect(text).toContain(words);
  });

  test('takes more pages for more lines than fit, and loses none', async () => {
    const lines = Array.from({ length: 60 }, (_, number) => ({ description: `Line ${number}.`, cents: 100 }));
    await invoice(gateway, buyer, { id: 'inv_long', createdAt: NOON, lines });
    const { text, pages } = readPdf((await get(await link('downloadUrl', 'inv_long'))).rawPayload);
    expect(pages).toBeGreaterThan(1);
    for (const { description } of lines) expect(text).toContain(description);
    expect(text).toContain('$60.00');
  });

  test('is made also for letters that its font does not have', async () => {
    await invoice(gateway, buyer, {
      id: 'inv_letters',
      createdAt: NOON,
      lines: [{ description: '日本語 🏈 Premium', cents: 100 }],
    });
    const { rawPayload, statusCode } = await get(await link('downloadUrl', 'inv_letters'));
    expect(statusCode).toBe(200);
    expect(readPdf(rawPayload).text).toContain('Premium');
  });
});

describe.each(['pageUrl', 'downloadUrl'] as const)('a link (%s)', (field) => {
  test('works for five minutes by the clock of the product, and not a moment longer', async () => {
    const url = await link(field);
    gateway.services.clock.set('2031-11-20T17:05:00.000Z');
    expect((await get(url)).statusCode).toBe(200);
    gateway.services.clock.set('2031-11-20T17:05:00.001Z');
    const late = await get(url);
    expect(late.statusCode).toBe(403);
    expect(late.body).toContain('This link no longer works');
    expect(late.body).not.toContain('CL-');
  });

  test.each([
    ['of another invoice', (url: string) => url.replace('inv_1', 'inv_2')],
    ['with a later end', (url: string) => url.replace(/expires=\d/, 'expires=9')],
    ['with an end that is no number', (url: string) => url.replace(/expires=\d+/, 'expires=Infinity')],
    ['with another signature', (url: string) => url.replace(/signature=./, 'signature=_')],
    ['with half a signature', (url: string) => url.replace(/(signature=.{20}).*/, '$1')],
    ['with two signatures', (url: string) => `${url}&signature=x`],
    ['without anything', (url: string) => url.split('?')[0] ?? ''],
  ])('%s is refused', async (_what, change) => {
    const changed = change(await link(field));
    const { statusCode, body } = await get(changed);
    expect(statusCode).toBe(403);
    expect(body).not.toContain('CL-');
  });

  test('that was signed with another key is refused, and its query is not logged', async () => {
    const stranger = await openGateway({ SIGNING_KEY: 'another key of thirty-two letters' });
    const url = await link(field);
    expect((await stranger.app.inject({ url })).statusCode).toBe(403);
    expect(stranger.logged()).not.toContain('signature=');
    await stranger.close();
  });
});
