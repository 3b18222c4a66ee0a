import { rmSync } from 'node:fs';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { DEMO_USERS } from '#local/demo/demo-users.ts';
import { ownerInterface } from '#local/identity/accounts.ts';
import { IDENTITY_PROJECT, type Identity, startIdentity } from '#local/identity/start-identity.ts';
import { TEST_CARDS } from '#local/pages/index-page.ts';
import { freePort } from '#local/system/free-port.ts';
import type { Service } from '#local/system/running-services.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';
import type { World } from '#local/world/start-world.ts';
import { welcomeText } from '#local/world/welcome.ts';
import { MOST_FILE_BODY_BYTES } from '#schema/rules/api/body-limit.ts';
import { startProxy } from './start-proxy.ts';
import type { Upstreams } from './upstreams.ts';

const folder = temporaryFolder();
const upstreams: Upstreams = {};
const servers: Server[] = [];
let identity: Identity;
let proxy: Service;
let origin: string;

/** A server in place of the gateway. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const toolkit = (operation: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/identitytoolkit.googleapis.com/v1/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const OWNERS = [
  { authorization: 'Bearer owner' },
  { authorization: 'bearer OWNER' },
  { authorization: 'Bearer ya29.x' },
];

beforeAll(async () => {
  process.env.CLOCK_FILE = join(folder, 'offset');
  identity = await startIdentity({ log: join(folder, 'identity.log') });
  upstreams.identity = `http://${identity.host}`;
  const port = await freePort();
  proxy = await startProxy(port, upstreams);
  origin = `http://localhost:${port}`;
  await toolkit('accounts:signUp?key=local', { email: 'member@chalkline.test', password: 'chalkline' });
});

afterEach(() => {
  delete upstreams.gateway;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

afterAll(async () => {
  await proxy.stop();
  await identity.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the identity emulator through the proxy', () => {
  test('signs members in', async () => {
    const body = { email: 'member@chalkline.test', password: 'chalkline', returnSecureToken: true };
    const answer = await toolkit('accounts:signInWithPassword?key=local', body);
    expect(await answer.json()).toMatchObject({
      email: 'member@chalkline.test',
      idToken: expect.any(String),
    });
  });

  test.each(OWNERS)('takes no power from %j', async (owner) => {
    const { users } = await (
      await toolkit('accounts:lookup?key=local', { email: ['member@chalkline.test'] }, owner)
    ).json();
    expect(users).toBeUndefined();
    const requests = { requestType: 'PASSWORD_RESET', email: 'member@chalkline.test', returnOobLink: true };
    const link = await toolkit('accounts:sendOobCode?key=local', requests, owner);
    expect(link.status).toBe(400);
    const change = await toolkit('accounts:update?key=local', { localId: 'x', password: 'changed' }, owner);
    expect(change.status).toBe(400);
  });

  test('takes no power from a project named in the body', async () => {
    const body = { targetProjectId: IDENTITY_PROJECT, email: ['member@chalkline.test'] };
    const answer = await toolkit('accounts:lookup?key=local', body, OWNERS[0]);
    expect(answer.status).toBe(400);
  });

  test.each([
    ['GET', '/emulator/v1/projects/demo-chalkline/oobCodes'],
    ['GET', '/emulator/v1/projects/demo-chalkline/config'],
    ['PATCH', '/emulator/v1/projects/demo-chalkline/config'],
    ['DELETE', '/emulator/v1/projects/demo-chalkline/accounts'],
    ['GET', '/emulator/openapi.json'],
    ['GET', '/emulator/action?mode=resetPassword'],
    ['GET', '/identitytoolkit.googleapis.com/v1/projects/demo-chalkline/accounts:batchGet?maxResults=-1'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-chalkline/accounts:update'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-chalkline/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup/../projects/demo-chalkline/accounts:query'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects%2Fdemo-chalkline%2Faccounts'],
    ['PATCH', '/identitytoolkit.googleapis.com/v2/projects/demo-chalkline/config'],
  ])('%s %s is refused', async (method, path) => {
    const body = method === 'GET' ? {} : { body: '{}' };
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, { method, headers, ...body });
    expect([403, 404]).toContain(answer.status);
  });

  test('delivers its mail to the mailbox before the browser gets its answer, with a link into the product', async () => {
    await toolkit('accounts:sendOobCode?key=local', {
      requestType: 'PASSWORD_RESET',
      email: 'member@chalkline.test',
    });
    const { mails } = await (await fetch(`${origin}/local/mailbox.json?to=Member@chalkline.test`)).json();
    const link = new URL(mails[0].action.link);
    expect(link.href.startsWith(`${origin}/reset-password?oobCode=`)).toBe(true);
    const codes = await ownerInterface(`http://${identity.host}`, IDENTITY_PROJECT).mailedCodes();
    expect(codes.map(({ oobCode }) => oobCode)).toContain(link.searchParams.get('oobCode'));
    const others = await (await fetch(`${origin}/local/mailbox.json?to=other@chalkline.test`)).json();
    expect(others.mails).toEqual([]);
  });
});

describe('the gateway through the proxy', () => {
  test('that is not up is said at once, and when to try again', async () => {
    const answer = await fetch(`${origin}/graphql`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/starting/) });
    const page = await fetch(`${origin}/home`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  });

  test('hears every path, method, header and body as it was sent', async () => {
    upstreams.gateway = await serve(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { host, authorization } = request.headers;
      response.end(JSON.stringify({ method: request.method, url: request.url, host, authorization, body }));
    });
    const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };
    const sent = { method: 'PUT', headers, body: '{ "a" : 1 }' };
    expect(await (await fetch(`${origin}/api/picks/1?x=%20y`, sent)).json()).toEqual({
      method: 'PUT',
      url: '/api/picks/1?x=%20y',
      host: new URL(origin).host,
      authorization: 'Bearer token',
      body: '{ "a" : 1 }',
    });
  });

  test('has its own 503 passed on as it is, once', async () => {
    let requests = 0;
    upstreams.gateway = await serve((_request, response) => {
      requests += 1;
      response.writeHead(503, { 'retry-after': '7' }).end('not now');
    });
    const answer = await fetch(`${origin}/api/anything`);
    expect([answer.status, answer.headers.get('retry-after'), await answer.text(), requests]).toEqual([
      503,
      '7',
      'not now',
      1,
    ]);
  });

  test('a body over its limit and one that the gateway refuses are 413, and the next requests are answered', async () => {
    const gateway = fastify({ bodyLimit: MOST_FILE_BODY_BYTES });
    gateway.addHook('onRequest', async ({ headers }, reply) => {
      if (Number(headers['content-length']) > 100_000) return reply.code(413).send({});
    });
    gateway.post('/graphql', () => ({ data: {} }));
    upstreams.gateway = await gateway.listen({ host: '127.0.0.1', port: 0 });
    const post = (body: string) =>
      fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const statuses: number[] = [];
    for (const size of [400_000, 1_500_000, 900_000]) {
      statuses.push((await post(`"${'x'.repeat(size)}"`)).status);
      statuses.push((await post('{}')).status, (await post('{}')).status);
    }
    await gateway.close();
    expect(statuses).toEqual([413, 200, 200, 413, 200, 200, 413, 200, 200]);
  });

  test('streams: an event arrives when it is sent, and leaving the page ends the stream', async () => {
    let left = false;
    let send: (text: string) => void = () => undefined;
    upstreams.gateway = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      send = (text) => response.write(text);
      request.once('close', () => {
        left = true;
      });
    });
    const page = new AbortController();
    const answer = await fetch(`${origin}/graphql/stream`, { signal: page.signal });
    const reader = answer.body?.getReader();
    send('data: one\n\n');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: one\n\n');
    page.abort();
    await until(() => left);
  });

  test('ends its open streams in good order when the clock is moved, here and at the gateway', async () => {
    let left = false;
    upstreams.gateway = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: one\n\n');
      response.once('close', () => {
        left = true;
      });
    });
    // No product is up whose work a move would wait for.
    const { identity } = upstreams;
    delete upstreams.identity;
    const answer = await fetch(`${origin}/graphql/stream`);
    const body = JSON.stringify({ advanceSeconds: 1 });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${origin}/local/clock`, { method: 'POST', headers, body })).status).toBe(200);
    expect(await answer.text()).toBe('data: one\n\n');
    await until(() => left);
    if (identity) upstreams.identity = identity;
  });
});

describe('the proxy', () => {
  test.each([
    ['a head that is too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a head that is none', 'HELLO\r\n\r\n', 400],
  ])('refuses %s, and says that the connection ends', async (_name, head, status) => {
    const socket = connect(Number(new URL(origin).port), 'localhost');
    socket.write(head);
    const [first = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(first.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(first).toContain('connection: close');
    expect(JSON.parse(body)).toMatchObject({ errors: [{ message: expect.any(String) }] });
  });

  test('a client that was refused for its head is answered again on the same agent', async () => {
    upstreams.gateway = await serve((_request, response) => response.end('{}'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(`${origin}/graphql`, { agent, headers }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode));
        }).once('error', reject);
      });
    const statuses: unknown[] = [];
    for (let round = 0; round < 5; round += 1)
      statuses.push(await statusOf({ x: 'x'.repeat(20_000) }), await statusOf({}));
    agent.destroy();
    expect(statuses).toEqual(Array(5).fill([431, 200]).flat());
  });

  test('answers on both addresses of localhost', async () => {
    const { port } = new URL(origin);
    expect((await fetch(`http://127.0.0.1:${port}/local`)).status).toBe(200);
  });

  test('says in one sentence that its port is taken, and what to do', async () => {
    const port = Number(new URL(origin).port);
    await expect(startProxy(port, {})).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  });

  test('lists on /local every tool that npm start prints, the sign-ins and what each test card does', async () => {
    const page = await (await fetch(`${origin}/local`)).text();
    const printed = welcomeText({ origin } as World, 1).matchAll(/http\S+\w/g);
    for (const [address] of printed) expect(page).toContain(`href="${new URL(address).pathname}"`);
    for (const { email } of DEMO_USERS) expect(page).toContain(email);
    for (const card of TEST_CARDS) for (const text of card) expect(page).toContain(text);
  });

  test.each(['/local', '/local/clock', '/local/mailbox', '/local/google'])(
    '%s is in the product’s font and theme, without foreign scripts',
    async (path) => {
      const answer = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      const page = await answer.text();
      for (const part of ['href="/styles/font.css"', 'src="/before-paint.js"']) expect(page).toContain(part);
    },
  );
});
