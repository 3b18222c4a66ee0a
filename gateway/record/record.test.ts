import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { plantCanaries } from '#gateway/testing/canaries.ts';
import { openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick, postPick } from '#gateway/testing/picks.ts';
import { runNpx } from '#gateway/testing/run-npx.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { isIncluded } from '#record/merkle/verify.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { parsePolicy } from '#record/policy/policy.ts';
import { parseReceipts } from '#record/receipt.ts';
import { honestLog, policy as samplePolicy } from '#record/testing/sample-log.ts';
import { parseEntryBundle } from '#record/tiles/entries.ts';
import { publishPolicy } from './publish-policy.ts';
import { revealDays } from './reveal-days.ts';
import { signCheckpoint } from './sign-checkpoint.ts';

let gateway: TestGateway;
let admin: TestUser;
let plus: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  plus = await member(gateway, { plan: { tier: 'PLUS' } });
});
afterAll(() => gateway.close());

const sql = (text: string) => gateway.services.database.em.execute<Record<string, unknown>[]>(text);
const sign = () => signCheckpoint(gateway.services);
const get = async (path: string, user: TestUser | null = null) => {
  const headers = user ? { authorization: `Bearer ${user.token}` } : {};
  const {
    statusCode,
    body,
    rawPayload,
    headers: sent,
  } = await gateway.app.inject({ url: `/record/${path}`, headers });
  return { status: statusCode, body, raw: rawPayload, sent };
};
const policy = async () => parsePolicy((await get('policy.txt')).body);

describe('before the first signature', () => {
  test('there is no checkpoint and no archive', async () => {
    for (const path of ['log/checkpoint', 'log/checkpoints/1', 'all.ndjson.gz', 'log/tile/0/000.p/1'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('the log', () => {
  test('is signed as it stands; tiles and entries are those of the root', async () => {
    await publishPolicy(gateway.services);
    await publishPolicy(gateway.services);
    const id = await postPick(gateway, admin, { units: 2, odds: 1.91 });
    await sign();
    const { body } = await get('log/checkpoint');
    const checkpoint = parseCheckpoint(body);
    expect(checkCheckpoint(await policy(), checkpoint).verdict).toBe('signed');
    expect(checkpoint.size).toBe(2);
    const entries = parseEntryBundle((await get('log/tile/entries/000.p/2')).raw);
    const leaves = entries.map((entry) => JSON.parse(Buffer.from(entry).toString()));
    expect(leaves).toMatchObject([
      { kind: 'policy', mostUnits: '5' },
      { kind: 'pick', pick: id },
    ]);
    const tile = await get('log/tile/0/000.p/2');
    expect(
      tile.raw.equals(
        Buffer.concat(entries.map((entry) => Buffer.from(textLeafHash(Buffer.from(entry).toString())))),
      ),
    ).toBe(true);
    expect(tile.sent).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'access-control-allow-origin': '*',
    });
    for (const path of [
      'log/tile/0/000.p/3',
      'log/tile/0/000',
      'log/tile/1/000.p/1',
      'log/tile/0/0',
      'log/checkpoints/1',
    ])
      expect((await get(path)).status).toBe(404);
    expect((await get('log/checkpoints/2')).body).toBe(body);
  });

  test('two processes that sign at once sign one checkpoint of a size', async () => {
    await postPick(gateway, admin);
    await Promise.all([sign(), sign(), sign()]);
    const rows = await sql('select size from record_checkpoints order by size');
    expect(rows).toEqual([{ size: 2 }, { size: 3 }]);
  });

  test('GraphQL says what it says', async () => {
    const { data } = await ask(gateway, '{ recordCheckpoint { origin size root witnesses note } }');
    const note = (await get('log/checkpoint')).body;
    expect(data).toEqual({
      recordCheckpoint: {
        origin: 'picks.example/record/log',
        size: 3,
        root: note.split('\n')[2],
        witnesses: 0,
        note,
      },
    });
  });
});

test('the verifier has an address of each day, because npx downloads once from each', async () => {
  const folder = temporaryFolder();
  const verifierFile = join(folder, 'verify.tgz');
  writeFileSync(verifierFile, 'packed');
  Object.assign(gateway.services.record, { verifierFile });
  for (const name of ['verify.tgz', 'verify-2031-11-20.tgz'])
    expect(await get(name)).toMatchObject({ status: 200, body: 'packed' });
  expect((await get('verify-x.tgz')).status).toBe(404);
  rmSync(folder, { recursive: true });
  expect((await get('verify.tgz')).status).toBe(404);
});

test('both kinds of the verifier run, by npx with an empty cache and no registry', async () => {
  const folder = temporaryFolder();
  execFileSync(process.execPath, ['record/verifier/build.mjs', folder]);
  gateway.services.record.verifierFile = join(folder, 'verify.tgz');
  writeFileSync(join(folder, 'all.ndjson.gz'), gzipSync(honestLog().text()));
  writeFileSync(join(folder, 'policy.txt'), samplePolicy);
  const words = ['all.ndjson.gz', '--as-of', '2026-11-03'];
  const saved = async (name: string) =>
    writeFileSync(join(folder, name), (await gateway.app.inject({ url: `/record/${name}` })).rawPayload);
  await saved('verify-2031-11-20.tgz');
  const { status, output } = await runNpx(folder, ['./verify-2031-11-20.tgz', ...words]);
  expect(output).toContain('PROVED');
  expect(status).toBe(0);
  await saved('verify.mjs');
  const said = execFileSync(process.execPath, ['verify.mjs', ...words], { cwd: folder, encoding: 'utf8' });
  expect(said).toContain('PROVED');
  rmSync(folder, { recursive: true });
});

describe('receipts', () => {
  test('hold the opening for who may read the pick, and the leaf alone for everyone else', async () => {
    const id = await postPick(gateway, admin, { subscription: 'PLUS', pickDetails: 'The secret reason.' });
    expect((await get(`receipts/${id}.tlog-proof`)).status).toBe(404);
    await sign();
    for (const [user, isOpen] of [
      [plus, true],
      [null, false],
    ] as const) {
      const { status, body } = await get(`receipts/${id}.tlog-proof`, user);
      expect([status, body.length < 3_000]).toEqual([200, true]);
      const [receipt] = parseReceipts(body);
      if (!receipt) throw new Error('no receipt');
      const { index, proof, signed, leaf, opening } = receipt;
      expect(
        isIncluded({ leaf: textLeafHash(leaf), index, size: signed.size, proof, root: signed.root }),
      ).toBe(true);
      expect(opening && 'why' in opening ? opening.why : null).toBe(isOpen ? 'The secret reason.' : null);
    }
  });

  test('no size shows callers what is sealed from them', async () => {
    const words = (length: number) => ({ pick: 'x'.repeat(length), pickDetails: 'x'.repeat(20 * length) });
    const ids = [];
    for (const length of [1, 200])
      ids.push(await postPick(gateway, admin, { subscription: 'VIP', ...words(length) }));
    await sign();
    const sizes = await Promise.all(
      ids.map(async (id) => {
        const url = `/record/receipts/${id}.tlog-proof`;
        const { headers } = await gateway.app.inject({ url, method: 'HEAD', headers: { range: 'bytes=0-' } });
        const { leaf, opening } = parseReceipts((await get(`receipts/${id}.tlog-proof`, plus)).body)[0] ?? {};
        return { length: leaf?.length, opening, sent: headers['content-length'], etag: headers.etag };
      }),
    );
    expect(sizes[0]).toMatchObject({ opening: null, etag: undefined });
    expect(sizes[0]?.length).toBe(sizes[1]?.length);
    expect(Math.abs(Number(sizes[0]?.sent) - Number(sizes[1]?.sent))).toBeLessThanOrEqual(60);
  });

  test('of today come in one file; of what does not exist there is none', async () => {
    const { body } = await get('receipts/today.tlog-proof', plus);
    const [row] = await sql(`select count(*)::int from picks where date = '${TODAY}'`);
    expect(parseReceipts(body)).toHaveLength(Number(row?.count));
    for (const name of ['pick_none', '..', 'x.y'])
      expect((await get(`receipts/${name}.tlog-proof`)).status).toBe(404);
  });
});

test('nothing that is sealed is in any file, and everything is once its day is over', async () => {
  const canaries = await plantCanaries(gateway);
  await sign();
  const paths = [
    'log/checkpoint',
    'policy.txt',
    'rules.txt',
    'badge.svg',
    `openings/${TODAY}.jsonl`,
    `openings/${YESTERDAY}.jsonl`,
  ];
  const { size } = parseCheckpoint((await get('log/checkpoint')).body);
  const crawled = async (day: string) => {
    const tiles = [
      `log/tile/0/000.p/${size % 256}`,
      `log/tile/entries/000.p/${size % 256}`,
      `openings/${day}.jsonl`,
    ];
    const files = await Promise.all([...paths, ...tiles].map(async (path) => (await get(path)).body));
    return canaries.shownIn([...files, gunzipSync((await get('all.ndjson.gz')).raw).toString()].join('\n'));
  };
  expect(size).toBeLessThan(256);
  expect(await crawled(TODAY)).toEqual([]);
  gateway.services.clock.set('2031-11-22T05:00:00Z');
  await revealDays(gateway.services);
  await sign();
  const opened = await crawled('2031-11-21');
  const [row] = await sql("select count(*)::int from picks where status <> 'DRAFT' and pick like 'CANARY%'");
  expect(opened.length).toBe(row?.count);
  gateway.services.clock.set('2031-11-20T17:00:00Z');
});

describe('what an insider does is refused, and stops publishing', () => {
  const stopped = async (words: string) => {
    await givenPick(gateway, { date: '2031-12-20' });
    await sign();
    const [head] = await sql('select stopped from record_head');
    expect(head?.stopped).toContain(words);
    const { errors } = await ask(
      gateway,
      'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }',
      {
        input: {
          sport: 'NFL',
          teamOne: 'A',
          teamTwo: 'B',
          date: TODAY,
          time: '20:15',
          pick: 'A',
          pickDetails: 'B',
        },
      },
      admin,
    );
    expect(errors?.[0]?.extensions.code).toBe('RECORD_UNAVAILABLE');
  };
  const past = async (table: string, change: string) => {
    await sql(`alter table ${table} disable trigger user`);
    await sql(change);
    await sql(`alter table ${table} enable trigger user`);
  };
  const goesOn = async () => {
    await sign();
    expect(await sql('select stopped from record_head')).toEqual([{ stopped: null }]);
    await postPick(gateway, admin);
  };

  test('a leaf that was written again', async () => {
    await givenPick(gateway, { date: '2031-12-20' });
    await sign();
    const last = '(select max(size) - 1 from record_checkpoints)';
    await past('record_leaves', `update record_leaves set body = body || ' ' where index = ${last}`);
    await stopped('is not what its tile holds');
    await past('record_leaves', `update record_leaves set body = rtrim(body) where index = ${last}`);
    await goesOn();
  });

  test('a bit of a tile', async () => {
    const flip =
      'update record_tiles set hashes = set_bit(hashes, 9, 1 - get_bit(hashes, 9)) where level = 0';
    await past('record_tiles', flip);
    await stopped('leaf 0 is not what its tile holds');
    await past('record_tiles', flip);
    await goesOn();
  });

  test('a database that was restored and is smaller than what others have seen', async () => {
    Object.assign(gateway.services.record, { leastSize: 1_000_000 });
    await stopped('1000000 are known');
    Object.assign(gateway.services.record, { leastSize: 0 });
    await goesOn();
  });

  test('a clock that can be moved, in production', async () => {
    Object.assign(gateway.services.record, { allowsMovableClock: false });
    await stopped('its clock can be moved');
    Object.assign(gateway.services.record, { allowsMovableClock: true });
    await goesOn();
  });
});
