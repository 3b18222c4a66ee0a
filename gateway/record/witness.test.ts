import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { startWitness } from '#local/witness/witness.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { parseVerifierKey } from '#record/note/keys.ts';
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
}, 60_000);

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
  await givenPick(gateway);
  await signCheckpoint(gateway.services);
  const [head] = await em.execute<{ stopped: string; signed: number }[]>(
    'select stopped, (select count(*)::int from record_checkpoints) as signed from record_head',
  );
  expect(head).toEqual({
    stopped: 'it has 2 leaves, and 301 are known: was the database restored?',
    signed: 1,
  });
  expect(await em.execute('select size, name from record_cosignatures')).toEqual([
    { size: 1, name: 'localhost/witness' },
  ]);
});
