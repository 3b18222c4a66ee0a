import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { startWitness } from '#local/witness/witness.ts';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { COSIGNATURE, parseVerifierKey } from '#record/note/keys.ts';
import { signatureLine } from '#record/note/note.ts';
import { cosign, makeSignerKey, parseSignerKey } from '#record/note/signing.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { parsePolicy } from '#record/policy/policy.ts';
import { parseReceipts } from '#record/receipt.ts';
import { signCheckpoint } from './sign-checkpoint.ts';
import { witnessCheckpoints } from './witness-checkpoints.ts';

const folder = temporaryFolder();
let gateway: TestGateway;
let witness: Awaited<ReturnType<typeof startWitness>>;

beforeAll(async () => {
  gateway = await openGateway();
  const { signer } = gateway.services.record;
  if (!signer) throw new Error('no key');
  witness = await startWitness({
    stateFile: join(folder, 'witness.json'),
    logs: [signer.key],
    now: () => gateway.services.clock.now(),
  });
  const witnesses = [{ key: parseVerifierKey(witness.key), url: witness.url }];
  Object.assign(gateway.services.record, { witnesses, quorum: 1 });
});
afterAll(async () => {
  await witness.stop();
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const text = async (url: string) => (await gateway.app.inject({ url })).body;
const signed = async () => {
  await signCheckpoint(gateway.services);
  await witnessCheckpoints(gateway.services);
  const checkpoint = parseCheckpoint(await text('/record/log/checkpoint'));
  return checkCheckpoint(parsePolicy(await text('/record/policy.txt')), checkpoint);
};
const seen = (at: string) => Math.floor(Date.parse(at) / 1_000);

test('a witness signs each checkpoint of a log that only grows, with the time at which it saw it', async () => {
  const first = await givenPick(gateway);
  expect(await signed()).toMatchObject({ verdict: 'signed', witnessedAt: seen('2031-11-20T17:00:00Z') });
  gateway.services.clock.set('2031-11-20T17:10:00Z');
  for (let n = 0; n < 300; n += 1) await givenPick(gateway, { publishedAt: '2031-11-20T15:00:00Z' });
  expect(await signed()).toMatchObject({ witnessedAt: seen('2031-11-20T17:10:00Z') });
  const [receipt] = parseReceipts(await text(`/record/receipts/${first}.tlog-proof`));
  expect(receipt?.signed).toMatchObject({
    size: 1,
    note: { signatures: [{}, { name: 'localhost/witness' }] },
  });
});

test('a log that rests is signed again when its file is asked for, by each witness once in two minutes', async () => {
  const { clock, record } = gateway.services;
  const policy = parsePolicy(await text('/record/policy.txt'));
  const endOf = async () => {
    const packed = (await gateway.app.inject({ url: '/record/all.ndjson.gz' })).rawPayload;
    const check = new ArchiveCheck(policy, new KnownHistory());
    for (const line of gunzipSync(packed).toString().trimEnd().split('\n')) check.take(line);
    return check.finish(clock.now().getTime());
  };
  clock.set('2031-11-20T23:10:30Z');
  expect(await endOf()).toMatchObject({ end: 'witnessed', seenAt: Date.parse('2031-11-20T23:10:30Z') });
  const page = async () => checkCheckpoint(policy, parseCheckpoint(await text('/record/log/witnessed')));
  const first = { witnessedAt: seen('2031-11-20T17:10:00Z'), lastWitnessedAt: seen('2031-11-20T23:10:30Z') };
  expect(await page()).toMatchObject(first);
  clock.set('2031-11-20T23:12:00Z');
  expect(await Promise.all([page(), page()])).toMatchObject([first, first]);
  clock.set('2031-11-20T23:12:31Z');
  const again = { ...first, lastWitnessedAt: seen('2031-11-20T23:12:31Z') };
  expect(await Promise.all([page(), page(), page()])).toMatchObject([again, again, again]);
  // The next file, while no witness answers.
  const { witnesses } = record;
  Object.assign(record, { witnesses: witnesses.map((each) => ({ ...each, url: 'http://127.0.0.1:1' })) });
  clock.set('2031-11-21T01:00:00Z');
  expect(await endOf()).toMatchObject({
    end: 'stale',
    undecided: [expect.stringContaining('2031-11-20 17:10')],
  });
  Object.assign(record, { witnesses });
});

test('a checkpoint of the last seconds, which no witness has seen, is not the end of the file', async () => {
  const { clock } = gateway.services;
  clock.set('2031-11-21T01:30:00Z');
  await givenPick(gateway, { publishedAt: '2031-11-20T15:00:00Z' });
  await signCheckpoint(gateway.services);
  const sizes = async () => {
    const packed = (await gateway.app.inject({ url: '/record/all.ndjson.gz' })).rawPayload;
    const end = JSON.parse(gunzipSync(packed).toString().trimEnd().split('\n').at(-1) ?? '').end.leaves;
    const of = async (file: string) => parseCheckpoint(await text(`/record/log/${file}`)).size;
    return [await of('checkpoint'), await of('witnessed'), end];
  };
  expect(await sizes()).toEqual([302, 301, 301]);
  // Witnesses are away: what nobody has seen is in the file all the same.
  clock.set('2031-11-21T01:32:01Z');
  expect(await sizes()).toEqual([302, 301, 302]);
  await witnessCheckpoints(gateway.services);
});

test('nothing is kept of one that sets its clock, or sends without an end', async () => {
  const { record, clock } = gateway.services;
  const kept = async () => {
    const sql = "select count(*)::int from record_cosignatures where name = 'witness.example/liar'";
    return gateway.services.database.em.execute(sql);
  };
  const key = makeSignerKey('witness.example/liar', COSIGNATURE);
  let answer = (_text: string) => '';
  const liar = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    response.end(answer(parseCheckpoint(body.slice(body.indexOf('\n\n') + 2)).note.text));
  });
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
  const others = record.witnesses;
  Object.assign(record, { witnesses: [{ key: parseSignerKey(key).key, url }] });
  const now = Math.floor(clock.now().getTime() / 1_000);
  const signedAt = (seconds: number) => (text: string) =>
    `${signatureLine(cosign(parseSignerKey(key), text, seconds))}\n`;
  for (const lie of [signedAt(now + 301), signedAt(now - 301), () => 'x'.repeat(200_000)]) {
    answer = lie;
    await witnessCheckpoints(gateway.services);
    expect(await kept()).toEqual([{ count: 0 }]);
  }
  answer = signedAt(now - 299);
  await witnessCheckpoints(gateway.services);
  expect(await kept()).toEqual([{ count: 1 }]);
  Object.assign(record, { witnesses: others });
  liar.closeAllConnections();
  liar.close();
});

test('one that knows a larger log stops a restored one before anything is signed', async () => {
  const em = gateway.services.database.em;
  const tables = ['head', 'leaves', 'openings', 'tiles', 'checkpoints', 'cosignatures'];
  const triggers = async (turn: 'disable' | 'enable') => {
    for (const table of tables) await em.execute(`alter table record_${table} ${turn} trigger user`);
  };
  // As after a restore: the last checkpoint, its leaves and what was said of it are gone; the first is cosigned.
  await triggers('disable');
  await em.execute('delete from record_leaves where index > 0');
  await em.execute('delete from record_openings where index > 0');
  await em.execute('delete from record_checkpoints where size > 1');
  await em.execute('delete from record_cosignatures where size > 1');
  await em.execute('delete from record_tiles where n > 0 or level > 0');
  await em.execute('update record_tiles set hashes = substr(hashes, 1, 32)');
  await em.execute('update record_head set size = 1');
  await triggers('enable');
  // Processes are started again, and sign every second, before they show anything to witnesses.
  gateway.services.record = { ...gateway.services.record };
  await signCheckpoint(gateway.services);
  await expect(givenPick(gateway)).rejects.toThrow('the record is stopped');
  await signCheckpoint(gateway.services);
  const [head] = await em.execute<{ stopped: string; signed: number }[]>(
    'select stopped, (select count(*)::int from record_checkpoints) as signed from record_head',
  );
  expect(head).toEqual({
    stopped: expect.stringContaining(
      'it has 1 leaves, and 302 are known. Restore the database to a later moment',
    ),
    signed: 1,
  });
  expect(await em.execute('select size, name from record_cosignatures')).toEqual([
    { size: 1, name: 'localhost/witness' },
  ]);
});
