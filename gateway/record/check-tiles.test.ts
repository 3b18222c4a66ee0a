import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick, postPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { TileAppender } from '#record/tiles/append.ts';
import { checkTiles } from './check-tiles.ts';
import { leafBodies } from './compare-tiles.ts';
import { signCheckpoint } from './sign-checkpoint.ts';

/** A log of four whole tiles and a part of one, signed in two steps; its owner knows the database's password. */
let gateway: TestGateway;
let admin: TestUser;

const sql = (text: string, values: unknown[] = []) =>
  gateway.services.database.em.execute<Record<string, unknown>[]>(text, values);
const sign = () => signCheckpoint(gateway.services);
const append = (count: number) =>
  sql(
    `select record_append('policy', '{"mostUnits":"5.00","voidReasons":["POSTPONED"],"rules":"${'0'.repeat(64)}"}'::json, now())
       from generate_series(1, ${count})`,
  );
/** What a process knows of the log it knows until it ends. */
const restart = () => Object.assign(gateway.services, { record: { ...gateway.services.record } });
const stopped = async () => (await sql('select stopped from record_head'))[0]?.stopped;
const signedSize = async () => (await sql('select max(size) as size from record_checkpoints'))[0]?.size;

const TABLES = ['record_leaves', 'record_tiles', 'record_checkpoints'];
async function asOwner(change: string, values: unknown[] = []): Promise<void> {
  for (const table of TABLES) await sql(`alter table ${table} disable trigger user`);
  await sql(change, values);
  for (const table of TABLES) await sql(`alter table ${table} enable trigger user`);
}
const flipTile = (level: number, n: number) =>
  asOwner(
    `update record_tiles set hashes = set_bit(hashes, 9, 1 - get_bit(hashes, 9)) where level = ${level} and n = ${n}`,
  );
const growLeaf = () => asOwner("update record_leaves set body = body || ' ' where index = 300");
const shrinkLeaf = () => asOwner('update record_leaves set body = rtrim(body) where index = 300');

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  await append(1_000);
  await sign();
  await append(200);
  await sign();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  expect(await stopped()).toBeNull();
  expect(await signedSize()).toBe((await sql('select size from record_head'))[0]?.size);
});

const TILE = /^the tile 0\/1 |^leaf 256 is not what its tile holds$/;
const LEAF = 'leaf 300 is not what its tile holds';

describe.each([
  ['a tile', () => flipTile(0, 1), () => flipTile(0, 1), expect.stringMatching(TILE)],
  ['a leaf', growLeaf, shrinkLeaf, LEAF],
])('%s far below the edge, changed long ago', (_what, change, restore, reason) => {
  test('is found by a process that was started since, before it signs', async () => {
    await change();
    const before = await signedSize();
    await append(1);
    restart();
    await sign();
    expect(await stopped()).toEqual(reason);
    expect(await signedSize()).toBe(before);
    await restore();
    await sign();
    expect(await signedSize()).toBe(Number(before) + 1);
  });

  test('is found by the daily check: signing and posting stop, and admins see the problem', async () => {
    await change();
    await checkTiles(gateway.services);
    expect(await stopped()).toEqual(reason);
    const before = await signedSize();
    await sign();
    expect([await stopped(), await signedSize()]).toEqual([reason, before]);
    await expect(givenPick(gateway)).rejects.toThrow('the record is stopped');
    const { data } = await ask<{ problems: { kind: string; text: string }[] }>(
      gateway,
      '{ problems { kind text } }',
      {},
      admin,
    );
    const [problem] = data.problems.filter(({ kind }) => kind === 'RECORD');
    expect(problem?.text).toContain(await stopped());
    await restore();
    await sign();
    await postPick(gateway, admin);
    await sign();
  });
});

test('a tile on the way to the root, and the last leaves, are compared before each signature', async () => {
  for (const [change, restore, reason] of [
    [() => flipTile(1, 0), () => flipTile(1, 0), 'the tile 1/0 is not that of its leaves'],
    [
      () => asOwner('delete from record_tiles where level = 1'),
      null,
      'the tile 1/0 is missing, or a part of it',
    ],
  ] as const) {
    await append(1);
    const kept = (await sql('select level, n, hashes from record_tiles where level = 1'))[0];
    await change();
    await sign();
    expect(await stopped()).toBe(reason);
    if (restore) await restore();
    else
      await asOwner(
        'insert into record_tiles (level, n, hashes) values (?, ?, ?)',
        Object.values(kept ?? {}),
      );
    await sign();
    expect(await stopped()).toBeNull();
  }
});

test('history that is rewritten as a whole, with the root beside the note, is not signed', async () => {
  const size = Number(await signedSize());
  const rewritten = async () => {
    const tree = new TileAppender(0, []);
    for (const body of await leafBodies(gateway.services.database.em, 0, size))
      tree.append(textLeafHash(body));
    for (const { level, n, hashes } of tree.takeChanged())
      await asOwner('update record_tiles set hashes = ? where level = ? and n = ?', [
        Buffer.from(hashes),
        level,
        n,
      ]);
    await asOwner('update record_checkpoints set root = ? where size = ?', [Buffer.from(tree.root()), size]);
  };
  await growLeaf();
  await rewritten();
  await append(1);
  restart();
  await sign();
  expect(await stopped()).toBe(`its leaves are not the ${size} that were signed`);
  const [{ note } = {}] = await sql('select note from record_checkpoints where size = ?', [size]);
  await asOwner('update record_checkpoints set note = replace(note, ?, ?) where size = ?', [
    `\n${size}\n`,
    `\n${size + 1}\n`,
    size,
  ]);
  await sign();
  expect(await stopped()).toBe(`its checkpoint of ${size} leaves is not what was signed`);
  await asOwner('update record_checkpoints set note = ? where size = ?', [note, size]);
  await shrinkLeaf();
  await rewritten();
  await sign();
  expect([await stopped(), await signedSize()]).toEqual([null, size + 1]);
});
