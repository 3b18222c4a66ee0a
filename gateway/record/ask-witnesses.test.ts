import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Witness } from '#gateway/integrations/record-keeping.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { COSIGNATURE } from '#record/note/keys.ts';
import { signerOf } from '#record/note/signing.ts';
import { signCheckpoint } from './sign-checkpoint.ts';

/** Three witnesses that answer whatever a test wants; null for one that does not answer. */
const answers: ([status: number, body?: string] | null)[] = [null, null, null];
const asked = [0, 0, 0];
const servers: Server[] = [];
const witnesses: Witness[] = [];
let gateway: TestGateway;
let lastBody = '';

beforeAll(async () => {
  gateway = await openGateway();
  for (const at of answers.keys()) {
    const server = createServer(async (request, response) => {
      asked[at] = (asked[at] ?? 0) + 1;
      lastBody = '';
      for await (const part of request) lastBody += part;
      const [status, body] = answers[at] ?? [503];
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    const { port } = server.address() as AddressInfo;
    witnesses.push({ key: signerOf(`witness-${at}`, COSIGNATURE).key, url: `http://127.0.0.1:${port}` });
  }
});
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await gateway.close();
});

/** As after a restart. */
function restart(count: number, quorum: number, ...given: typeof answers): void {
  gateway.services.record = { ...gateway.services.record, witnesses: witnesses.slice(0, count), quorum };
  asked.fill(0);
  for (const at of answers.keys()) answers[at] = given[at] ?? null;
}

/** Has the log signed: answers what is signed and what stops it. */
async function sign() {
  await signCheckpoint(gateway.services);
  const [head] = await gateway.services.database.em.execute<{ signed: number; stopped: string | null }[]>(
    'select (select max(size) from record_checkpoints) as signed, stopped from record_head',
  );
  return head;
}

const TOO_FEW = 'Too few witnesses say what they have seen';

test('the first signature of a log waits for its only witness, which is asked about the empty tree', async () => {
  await givenPick(gateway);
  restart(1, 1, null);
  await expect(sign()).rejects.toThrow(TOO_FEW);
  answers[0] = [404];
  expect(await sign()).toEqual({ signed: 1, stopped: null });
  expect(lastBody).toMatch(
    /^old 0\n\npicks.example\/record\/log\n0\n47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n— /,
  );
});

test('each is asked once by each process, and what it knows less than we is no matter', async () => {
  await givenPick(gateway);
  restart(3, 2, [200], [409, '0\n'], [403]);
  expect(await sign()).toEqual({ signed: 2, stopped: null });
  await givenPick(gateway);
  expect(await sign()).toEqual({ signed: 3, stopped: null });
  expect(asked).toEqual([1, 1, 1]);
});

test('one of three that says it knows more stops nothing where two make a quorum', async () => {
  await givenPick(gateway);
  restart(3, 2, [409, '900\n'], [200], [200]);
  expect(await sign()).toEqual({ signed: 4, stopped: null });
});

test('one that knows more and one that is silent could be a quorum: it waits until the other has answered', async () => {
  await givenPick(gateway);
  restart(3, 2, [409, '900\n'], [200], null);
  await expect(sign()).rejects.toThrow(TOO_FEW);
  await expect(sign()).rejects.toThrow(TOO_FEW);
  expect(asked).toEqual([1, 1, 2]);
  answers[2] = [200];
  expect(await sign()).toEqual({ signed: 5, stopped: null });
});

test('a silent one alone is no quorum of two', async () => {
  await givenPick(gateway);
  restart(3, 2, [200], [200], null);
  expect(await sign()).toEqual({ signed: 6, stopped: null });
  await givenPick(gateway);
  expect(await sign()).toEqual({ signed: 7, stopped: null });
  expect(asked).toEqual([1, 1, 1]);
});

test('two that know more stop it; without them it goes on', async () => {
  await givenPick(gateway);
  restart(3, 2, [409, '900\n'], [409, '12\n'], [200]);
  expect(await sign()).toEqual({
    signed: 7,
    stopped: expect.stringContaining(
      'it has 8 leaves, and 12 are known. Restore the database to a later moment',
    ),
  });
  restart(1, 1, [200]);
  expect(await sign()).toEqual({ signed: 8, stopped: null });
});

test('one that knows other leaves under our numbers stops it', async () => {
  await givenPick(gateway);
  for (const answer of [[409, '8\n'], [422]] as [number, string?][]) {
    restart(1, 1, answer);
    expect(await sign()).toEqual({
      signed: 8,
      stopped: expect.stringContaining(
        'its last checkpoint has 8 leaves, and one of 9 is known. Restore the database to a later moment',
      ),
    });
  }
});
