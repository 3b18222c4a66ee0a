import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { checkSealed } from '#gateway/figures/check-sealed.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { startWitness } from '#local/witness/witness.ts';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { parseVerifierKey } from '#record/note/keys.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { parsePolicy } from '#record/policy/policy.ts';
import { revealDays } from './reveal-days.ts';
import { signCheckpoint } from './sign-checkpoint.ts';
import { witnessCheckpoints } from './witness-checkpoints.ts';
import { archiveLines } from './write-archive.ts';

/** Two graded picks of a day that is over, one of them with a price; witnessed before their start and now. */
let gateway: TestGateway;
let witness: Awaited<ReturnType<typeof startWitness>>;
let policy: string;
/** What an outsider kept. */
let kept: string;
const folder = temporaryFolder();

const serve = async (path: string) => (await gateway.app.inject({ url: `/record/${path}` })).body;
const publish = async () => {
  await signCheckpoint(gateway.services);
  await witnessCheckpoints(gateway.services);
};

beforeAll(async () => {
  gateway = await openGateway();
  const { record, database, clock } = gateway.services;
  if (!record.signer) throw new Error('no key');
  witness = await startWitness({
    stateFile: join(folder, 'witness.json'),
    logs: [record.signer.key],
    now: () => clock.now(),
  });
  Object.assign(record, { witnesses: [{ key: parseVerifierKey(witness.key), url: witness.url }], quorum: 1 });
  const day = '2031-11-18';
  clock.set(`${day}T14:00:00Z`);
  const ids = [];
  for (const minute of [0, 1])
    ids.push(await givenPick(gateway, { date: day, time: '13:00', publishedAt: `${day}T15:0${minute}:00Z` }));
  clock.set(`${day}T15:10:00Z`);
  await publish();
  const grade = "update picks set result = ?, updated_at = '2031-11-18T22:00:00Z' where id = ?";
  for (const [at, result] of ['WIN', 'LOSS'].entries()) await database.em.execute(grade, [result, ids[at]]);
  await database.em.execute(
    "insert into pick_prices (pick_id, moment, at, odds) values (?, 'CLOSE', '2031-11-18T23:00:00Z', 1.9)",
    [ids[0]],
  );
  clock.set('2031-11-19T05:00:01Z');
  await revealDays(gateway.services);
  await publish();
  policy = await serve('policy.txt');
  kept = await serve('log/checkpoint');
});
afterAll(async () => {
  await witness.stop();
  await gateway.close();
  rmSync(folder, { recursive: true });
});

/** What the verifier says of the file that the gateway would write from a database: rules, or why it cannot be read. */
async function verdict(em: EntityManager, keptNote?: string): Promise<string[]> {
  const known = new KnownHistory();
  const { note, size, root } = parseCheckpoint(kept);
  if (keptNote) known.add(size, root, 'a mail', { note });
  const check = new ArchiveCheck(parsePolicy(policy), known);
  try {
    for await (const lines of archiveLines({ ...gateway.services, database: { em } as never }, size))
      for (const line of lines.trimEnd().split('\n')) check.take(line);
    const { findings, undecided, record } = check.finish(gateway.services.clock.now().getTime());
    return [
      ...findings.map(({ rule }) => rule),
      ...undecided,
      ...(record.unwitnessed > 0 ? ['unwitnessed'] : []),
    ];
  } catch (error) {
    if (error instanceof Malformed) return [...check.findings().map(({ rule }) => rule), error.message];
    throw error;
  }
}

const TABLES = [
  ...['leaves', 'openings', 'price_openings', 'days', 'tiles', 'checkpoints', 'cosignatures', 'head'].map(
    (table) => `record_${table}`,
  ),
  ...['picks', 'pick_grades', 'pick_prices'],
];
/** The owner of a database can switch its rules off. */
const withoutRules = async (em: EntityManager, change: string) => {
  for (const table of TABLES) await em.execute(`alter table ${table} disable trigger user`);
  await em.execute(change);
  for (const table of TABLES) await em.execute(`alter table ${table} enable trigger user`);
};
const RETILED = `update record_tiles set hashes = (select string_agg(sha256('\\x00'::bytea || convert_to(body, 'UTF8')), ''::bytea
  order by index) from record_leaves) where level = 0`;
const LOST = `update record_leaves set body = replace(body, '"result":"LOSS"', '"result":"WIN"');
  update picks set result = 'WIN'`;

test('the honest database is proved', async () => {
  const { em } = gateway.services.database;
  expect(await verdict(em.fork(), kept)).toEqual([]);
});

test.each<[what: string, change: string, found: string]>([
  ['a leaf', LOST, 'leaf-hash'],
  ['a leaf and its tile', `${LOST}; ${RETILED}`, 'root'],
  ['a leaf taken out', "delete from record_leaves where body like '%LOSS%'", 'leaf-order'],
  ['the words of a bet', "update record_openings set bet = replace(bet, '-3.5', '+3.5')", 'opening'],
  ['the reason of a bet', "update record_openings set why = 'We said so.'", 'opening'],
  ['a salt', 'update record_openings set salt = why_salt', 'opening'],
  ['an opening taken out', 'delete from record_openings', 'opening-withheld'],
  ['a day that was never opened', 'delete from record_days', 'opening-withheld'],
  ['a price', "update record_price_openings set price = replace(price, '1.9', '2.9')", 'opening'],
  ['a price taken out', 'delete from record_price_openings', 'opening-withheld'],
  ['a result that the site shows', "update picks set result = 'WIN'", 'grade-without-leaf'],
  [
    'a pick that lost, deleted and not recounted',
    'delete from pick_grades; delete from picks',
    'result-missing',
  ],
  [
    'a pick that lost, deleted and recounted',
    'delete from pick_grades; delete from picks; select record_recount()',
    'site-tally',
  ],
  ['the stake of a pick', 'update picks set units = 0.01; select record_recount()', 'site-tally'],
  [
    'the sums that the pages show',
    "update record_sums set w = w + 1, n = n + 1 where grain = 'TOTAL'",
    'site-tally',
  ],
  [
    'the root that was signed',
    "update record_checkpoints set note = regexp_replace(note, '\\n.{43}=\\n', E'\\n' || encode(sha256('x'), 'base64') || E'\\n')",
    'signature',
  ],
  [
    'when a witness saw it',
    `update record_cosignatures set line = '— localhost/witness ' || replace(encode(overlay(
       decode(split_part(line, ' ', 3), 'base64') placing '\\x0000000000000001' from 5), 'base64'), E'\\n', '')`,
    'signature',
  ],
  [
    "a witness's signature of an older size",
    `update record_cosignatures c set line = (select line from record_cosignatures order by size limit 1)`,
    'signature',
  ],
  ['witnesses forgotten', 'delete from record_cosignatures', 'unwitnessed'],
])('the password of the database changes %s: found out', async (_what, change, found) => {
  const { em } = gateway.services.database;
  const undone = new Error('undone');
  const changing = em.fork().transactional(async (inside) => {
    await withoutRules(inside, change);
    expect(await verdict(inside)).toContain(found);
    throw undone;
  });
  await expect(changing).rejects.toBe(undone);
});

test('the nightly check holds the picks against what was sealed, and hides the figures where they differ', async () => {
  const { em } = gateway.services.database;
  expect(await checkSealed(em)).toEqual({ differing: 0, firstDay: null });
  for (const change of [
    "update picks set result = 'WIN'",
    'update picks set units = 0.01',
    "update picks set pick = 'Texans +3.5'",
    'delete from pick_grades; delete from picks',
    'insert into picks select (jsonb_populate_record(p, \'{"id": "pick_unsealed"}\')).* from picks p limit 1',
  ]) {
    const undone = new Error('undone');
    const changing = em.fork().transactional(async (inside) => {
      await withoutRules(inside, change);
      expect(await checkSealed(inside)).toMatchObject({
        differing: expect.any(Number),
        firstDay: '2031-11-18',
      });
      expect((await checkSealed(inside)).differing).toBeGreaterThan(0);
      throw undone;
    });
    await expect(changing).rejects.toBe(undone);
  }
});

test('a size that was set back stops the log', async () => {
  const { em } = gateway.services.database;
  const stopped = async () => {
    await signCheckpoint(gateway.services);
    const [head] = await em.execute<{ stopped: string | null }[]>('select stopped from record_head');
    return head?.stopped;
  };
  await withoutRules(em, 'update record_head set size = size - 2');
  expect(await stopped()).toMatch(/^it has \d+ leaves, and \d+ are known/);
  await withoutRules(em, 'update record_head set size = size + 2');
  expect(await stopped()).toBeNull();
});

test('with the signing key as well the file is right in itself: what was kept tells, and the witness does not sign it', async () => {
  const { em } = gateway.services.database;
  await withoutRules(
    em,
    `${LOST}; delete from record_checkpoints; delete from record_cosignatures; delete from record_tiles`,
  );
  // Every process knows what it has signed.
  await publish();
  expect((await gateway.app.inject({ url: '/record/log/checkpoint' })).statusCode).toBe(404);
  // They are started again, and would ask the witness first: the owner of the key need not.
  const { record } = gateway.services;
  Object.assign(gateway.services, { record: { ...record, witnesses: [] } });
  await signCheckpoint(gateway.services);
  Object.assign(gateway.services, { record });
  await witnessCheckpoints(gateway.services);
  const served = parseCheckpoint(await serve('log/checkpoint'));
  const before = parseCheckpoint(kept);
  expect(served.size).toBe(before.size);
  expect(served.root).not.toEqual(before.root);
  expect(checkCheckpoint(parsePolicy(policy), served)).toMatchObject({
    verdict: 'signed',
    witnessedAt: null,
  });
  expect(await verdict(em.fork())).toEqual([
    'site-tally',
    expect.stringContaining('No quorum of witnesses has signed the end of this file'),
    'unwitnessed',
  ]);
  expect(await verdict(em.fork(), kept)).toContain('one-root');
});
