import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressesOf } from '#gateway/testing/addresses.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { listening } from '#gateway/testing/streams.ts';

let gateway: TestGateway;
let port: number;

beforeAll(async () => {
  gateway = await openGateway();
  await givenPick(gateway, { date: '2031-11-19', result: 'WIN' });
  port = Number(new URL(await listening(gateway)).port);
});
afterAll(() => gateway.close());

/** A name of our own that somebody else may put into a request, and addresses that a proxy might take in place of ours. */
const LYING = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-host': 'evil.example',
  forwarded: 'host=evil.example;proto=http',
  'x-forwarded-proto': 'gopher',
  'x-original-url': '/livez',
  'x-rewrite-url': '/livez',
  'x-http-method-override': 'DELETE',
};

describe('every address that answers a GET', () => {
  test('repeats no name that a header claims, and is not led elsewhere by one', async () => {
    for (const url of addressesOf(gateway.app)) {
      const plain = await gateway.app.inject({ url });
      const lied = await gateway.app.inject({ url, headers: LYING });
      expect([url, lied.statusCode]).toEqual([url, plain.statusCode]);
      expect([url, /evil\.example|gopher/.test(`${JSON.stringify(lied.headers)}${lied.body}`)]).toEqual([
        url,
        false,
      ]);
    }
  });

  test.each(['/picks/', '/api/users/', '/record/receipts/', '/'])(
    'that nobody can decode is not found: %s',
    async (place) => {
      for (const broken of ['%ff', '%E0%A4%A', '100%']) {
        const { statusCode, body } = await gateway.app.inject({ url: `${place}${broken}` });
        const known = await gateway.app.inject({ url: `${place}nothing` });
        expect([broken, statusCode]).toEqual([broken, known.statusCode]);
        expect(body).not.toMatch(/FST_|url component/);
      }
    },
  );

  test('gives a page of ours to no page that opened it', async () => {
    const opened: string[] = [];
    for (const url of addressesOf(gateway.app)) {
      const { headers } = await gateway.app.inject({ url });
      if (!headers['content-type']?.startsWith('text/html')) continue;
      opened.push(url);
      expect([url, headers['cross-origin-opener-policy']]).toEqual([url, 'same-origin-allow-popups']);
    }
    const named = ['/explorer', '/api/docs', '/developers', '/record/2031-11-19', '/invoices/pick-1'];
    expect(opened).toEqual(expect.arrayContaining(named));
    expect(opened.filter((url) => url.startsWith('/mails/')).length).toBeGreaterThan(1);
  });

  test('sets no cookie', async () => {
    for (const url of addressesOf(gateway.app)) {
      const { headers } = await gateway.app.inject({ url, headers: { cookie: 'a=b' } });
      expect([url, headers['set-cookie']]).toEqual([url, undefined]);
    }
  });
});

describe('a change is asked for by its own method and as JSON', () => {
  const MUTATION = 'mutation { logout: __typename }';

  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])('not by %s', async (name) => {
    const url = '/api/coupons/none';
    const { statusCode } = await gateway.app.inject({ url, headers: { [name]: 'DELETE' } });
    expect(statusCode).toBe(405);
    expect((await gateway.app.inject({ url, method: 'DELETE' })).statusCode).toBe(401);
  });

  test('not by a GET, nor by a form of another site', async () => {
    const url = `/graphql?query=${encodeURIComponent(MUTATION)}`;
    const preflight = { 'apollo-require-preflight': '1' };
    expect((await gateway.app.inject({ url, headers: preflight })).statusCode).toBe(405);
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const payload = JSON.stringify({ query: MUTATION });
      const headers = { 'content-type': type, origin: 'https://evil.example' };
      const { statusCode } = await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });
      expect([400, 415]).toContain(statusCode);
    }
  });
});

const POST = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
/** Would be answered on its own if the one before it ended earlier than it says. */
const HIDDEN = 'GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('a request that can be read in two ways', () => {
  test.each([
    [
      'a length and chunks',
      `${POST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    [
      'chunks and a length',
      `${POST}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['two lengths', `${POST}content-length: 0\r\ncontent-length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['two lengths in one header', `${POST}content-length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['a length with a sign', `${POST}content-length: +0\r\n\r\n${HIDDEN}`],
    ['an unknown transfer', `${POST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a space before a colon', `${POST}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a folded header', `${POST}x-a: b\r\n transfer-encoding: chunked\r\n\r\n${HIDDEN}`],
    ['a chunk of no number', `${POST}transfer-encoding: chunked\r\n\r\nzz\r\n\r\n${HIDDEN}`],
    ['a null byte in a header', `${POST}x-a: b\u0000c\r\n\r\n${HIDDEN}`],
    ['line ends without CR', `${POST.replaceAll('\r', '')}content-length: 0\n\n${HIDDEN}`],
  ])('is refused, and what hides behind it is not answered: %s', async (_what, sent) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(sent);
    const answers = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm);
    expect(answers).toEqual(['HTTP/1.1 400']);
  });
});

test('a body that grows a thousandfold when it is unpacked is not unpacked', async () => {
  const payload = gzipSync(Buffer.alloc(60_000_000, 32));
  for (const encoding of ['gzip', 'br', 'deflate']) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const before = process.memoryUsage().arrayBuffers;
    const { statusCode } = await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect([encoding, statusCode]).toEqual([encoding, 400]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
  }
});
