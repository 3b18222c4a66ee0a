import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { runMigrations } from '#gateway/server/run-migrations.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, RECORD_KEY, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { member } from '#gateway/testing/users.ts';
import { type ArchivedPostgres, createArchivedPostgres } from '#local/testing/archived-postgres.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { startWitness } from '#local/witness/witness.ts';
import { parseVerifierKey } from '#record/note/keys.ts';
import { parseSignerKey } from '#record/note/signing.ts';
import { signCheckpoint } from './sign-checkpoint.ts';
import { witnessCheckpoints } from './witness-checkpoints.ts';

/*
 * The drill of docs/backups.md: the database is backed up by the files of deploy/backup, and lost. Each test needs the one
 * before.
 */

const folder = temporaryFolder();
let postgres: ArchivedPostgres;
let witness: Awaited<ReturnType<typeof startWitness>>;
let gateway: TestGateway;

beforeAll(async () => {
  postgres = await createArchivedPostgres(temporaryFolder());
  await postgres.start();
  await inDatabase('template1', (sql) => sql.query('create database chalkline'));
  await runMigrations(postgres.url, pino({ enabled: false }));
  await inDatabase('chalkline', (sql) => sql.query("update record_head set clock = 'MOVABLE'"));
  witness = await startWitness({
    stateFile: join(folder, 'witness.json'),
    logs: [parseSignerKey(RECORD_KEY).key],
    now: () => new Date(NOON),
  });
  gateway = await startGateway();
}, 300_000);
afterAll(async () => {
  await gateway?.close();
  await witness?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
  if (postgres) rmSync(postgres.folder, { recursive: true });
});

async function inDatabase<T>(name: string, act: (sql: pg.Client) => Promise<T>): Promise<T> {
  const sql = new pg.Client({ connectionString: postgres.url.replace(/chalkline$/, name) });
  await sql.connect();
  try {
    return await act(sql);
  } finally {
    await sql.end();
  }
}

/** A process that was just started: it knows nothing but its database and what the witness says. */
async function startGateway(): Promise<TestGateway> {
  const started = await openGateway({ DATABASE_URL: postgres.url });
  const witnesses = [{ key: parseVerifierKey(witness.key), url: witness.url }];
  Object.assign(started.services.record, { witnesses, quorum: 1 });
  return started;
}

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';

async function post(teamOne: string): Promise<void> {
  const admin = await member(gateway, { role: 'OWNER' });
  const words = { sport: 'NFL', teamOne, teamTwo: 'Jets', pick: `${teamOne} ML`, pickDetails: 'Rested.' };
  const answer = await ask(gateway, POST, { input: { ...words, date: TODAY, time: '20:15' } }, admin);
  expect(answer.errors).toBeUndefined();
  await sign();
}

async function sign(): Promise<void> {
  await signCheckpoint(gateway.services);
  await witnessCheckpoints(gateway.services);
}

/** All that anyone can check: each checkpoint, what the witness signed, and each pick. */
async function everything() {
  const rows = (sql: string) => gateway.services.database.em.execute<Record<string, string>[]>(sql);
  return {
    checkpoints: await rows('select size, note from record_checkpoints order by size'),
    cosignatures: await rows('select size, line from record_cosignatures order by size'),
    picks: await rows('select id, pick from picks order by created_at, id'),
    stopped: (await rows('select stopped from record_head'))[0]?.stopped,
  };
}

let before: Awaited<ReturnType<typeof everything>>;

test('the age of the last backup and of the archive is known from the database', async () => {
  await post('Bills');
  postgres.backUp();
  const [{ kind } = {}] =
    await gateway.services.database.em.execute<{ kind: string }[]>('select kind from backups');
  expect(kind).toBe('full');
});

test('restored to a moment before what the witness has signed, nothing is signed, and it says what to take', async () => {
  await post('Giants');
  await inDatabase('chalkline', (sql) => sql.query("select pg_create_restore_point('too_early')"));
  await post('Rams');
  before = await everything();
  expect(before.checkpoints).toHaveLength(3);
  await loseServer();
  postgres.restore('--type=name', '--target=too_early', '--target-action=promote', '--archive-mode=off');
  await postgres.start('looked at');
  gateway = await startGateway();
  await sign();
  const { stopped, checkpoints, picks } = await everything();
  expect(stopped).toBe(
    `it has 2 leaves, and 3 are known. Restore the database to a later moment than its last signature, ${NOON}: best to the end of the archive (docs/backups.md)`,
  );
  expect([checkpoints.length, picks.length]).toEqual([2, 2]);
});

test('restored to the last second nothing is lost, and the log is signed on from there', async () => {
  await loseServer();
  postgres.restore();
  await postgres.start();
  gateway = await startGateway();
  expect(await everything()).toEqual(before);
  await post('Colts');
  const { checkpoints, cosignatures, stopped } = await everything();
  expect(stopped).toBeNull();
  // The witness signs only what continues the history that it has seen.
  expect([checkpoints.slice(0, 3), cosignatures.slice(0, 3)]).toEqual([
    before.checkpoints,
    before.cosignatures,
  ]);
  expect([checkpoints.length, cosignatures.length]).toEqual([4, 4]);
});

async function loseServer(): Promise<void> {
  await gateway.close();
  await postgres.lose();
}
