import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { checkpointText } from '#record/checkpoint.ts';
import { ED25519 } from '#record/note/keys.ts';
import { formatNote } from '#record/note/note.ts';
import { type Signer, signerOf, signNote } from '#record/note/signing.ts';
import { signCheckpoint } from './sign-checkpoint.ts';

/** Someone else's copy of the log. */
let mirror: Server;
let answer: { status: number; body: string };
let timesAsked = 0;
let gateway: TestGateway;

beforeAll(async () => {
  mirror = createServer((_request, response) => {
    timesAsked += 1;
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  const { port } = mirror.address() as AddressInfo;
  gateway = await openGateway({ RECORD_MIRROR_URL: `http://127.0.0.1:${port}/` });
  await givenPick(gateway);
});
afterAll(async () => {
  await gateway.close();
  mirror.close();
});

function noteOf(size: number, by: Signer | null = gateway.services.record.signer): string {
  if (!by) throw new Error('no key');
  const text = checkpointText({ origin: by.key.name, size, root: new Uint8Array(32) });
  return formatNote({ text, signatures: [signNote(by, text)] });
}
const head = async () => {
  const [row] = await gateway.services.database.em.execute<{ signed: number; stopped: string | null }[]>(
    'select (select count(*)::int from record_checkpoints) as signed, stopped from record_head',
  );
  return row;
};

test('nothing is signed until the mirror has answered, and never for the log of another', async () => {
  answer = { status: 503, body: '' };
  await expect(signCheckpoint(gateway.services)).rejects.toThrow('The mirror of the record answered 503');
  answer = { status: 200, body: noteOf(1, signerOf('other.example/record/log', ED25519)) };
  await expect(signCheckpoint(gateway.services)).rejects.toThrow(
    'The mirror holds the log other.example/record/log',
  );
  const ours = gateway.services.record.signer?.key.name ?? '';
  for (const forged of [noteOf(7, signerOf(ours, ED25519)), noteOf(1).replace('\n1\n', '\n7\n')]) {
    answer = { status: 200, body: forged };
    await expect(signCheckpoint(gateway.services)).rejects.toThrow(
      'The checkpoint of the mirror is not signed with a key of this log',
    );
  }
  answer = { status: 200, body: 'a page' };
  await expect(signCheckpoint(gateway.services)).rejects.toThrow('not a signed note');
  expect(await head()).toEqual({ signed: 0, stopped: null });
});

test('a mirror that is written without our key stops nothing', async () => {
  const { signer } = gateway.services.record;
  answer = { status: 200, body: noteOf(1_000_000, signerOf(signer?.key.name ?? '', ED25519)) };
  await expect(signCheckpoint(gateway.services)).rejects.toThrow('is not signed with a key of this log');
  answer = { status: 200, body: noteOf(1).replace(/\n1\n/, '\n1000000\n') };
  await expect(signCheckpoint(gateway.services)).rejects.toThrow('is not signed with a key of this log');
  answer = { status: 200, body: 'x'.repeat(200_000) };
  await expect(signCheckpoint(gateway.services)).rejects.toThrow('more than 100000 bytes');
  expect(await head()).toEqual({ signed: 0, stopped: null });
});

test('a mirror that knows more than the database stops the log; it is asked once by each process', async () => {
  answer = { status: 200, body: noteOf(7) };
  await signCheckpoint(gateway.services);
  expect(await head()).toEqual({
    signed: 0,
    stopped: expect.stringContaining(
      'it has 1 leaves, and 7 are known. Restore the database to a later moment',
    ),
  });
  const before = timesAsked;
  await signCheckpoint(gateway.services);
  expect(timesAsked).toBe(before);
});

test('a mirror without a log yet knows nothing, and an older one stops nothing', async () => {
  for (const given of [
    { status: 404, body: '' },
    { status: 200, body: noteOf(1) },
  ]) {
    answer = given;
    // As after a restart.
    gateway.services.record = { ...gateway.services.record };
    await signCheckpoint(gateway.services);
    expect(await head()).toEqual({ signed: 1, stopped: null });
  }
});
