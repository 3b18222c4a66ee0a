import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, RECORD_KEY, type TestGateway } from '#gateway/testing/gateway.ts';
import { seedPicks } from '#local/demo/seed-picks.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { COSIGNATURE } from '#record/note/keys.ts';
import { parseSignerKey, signerOf } from '#record/note/signing.ts';
import { formatPolicy, parsePolicy } from '#record/policy/policy.ts';
import { recordFigure, unitsFigure } from '#schema/rules/stats/figure-text.ts';
import { decimalText, scaledText } from '#schema/rules/stats/scaled.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { csvLines } from '#schema/rules/text/csv-lines.ts';

/** The last days of the demo's season, as everybody can count them; DEMO_DAYS=125 is all 1,500 picks of it. */
const DAYS = Number(process.env.DEMO_DAYS ?? 20);

let gateway: TestGateway;
const log = parseSignerKey(RECORD_KEY);
const witness = signerOf('localhost/witness', COSIGNATURE);

beforeAll(async () => {
  gateway = await openGateway();
  const client = new pg.Client({ connectionString: gateway.databaseUrl });
  await client.connect();
  await client.query('begin');
  await seedPicks(client, new Date(NOON), { log, witness }, DAYS);
  await client.query('commit');
  await client.end();
  await signCheckpoint(gateway.services);
}, 120_000);
afterAll(() => gateway.close());

async function get(url: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await gateway.app.inject({ url });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return rawPayload;
}

/** W-L-P and units to the last digit. */
interface Counted {
  wins: number;
  losses: number;
  pushes: number;
  units: string;
}

async function fromApi(filter: object): Promise<Counted> {
  const query = `query ($filter: RecordStatsFilter) {
    recordStats(filter: $filter) { figures { wins losses pushes staked { units } } } }`;
  const { data } = await ask<{ recordStats: { figures: Counted & { staked: { units: number } } } }>(
    gateway,
    query,
    { filter },
    null,
  );
  const { wins, losses, pushes, staked } = data.recordStats.figures;
  return { wins, losses, pushes, units: staked.units.toFixed(2) };
}

async function fromCsv(filter: object): Promise<Counted> {
  const lines = csvLines((await get(`/record/picks.csv?${new URLSearchParams({ ...filter })}`)).toString());
  if ('problem' in lines) throw new Error(lines.problem);
  const [header, ...rows] = lines;
  const end = rows.pop();
  expect(end?.cells).toEqual(['end', String(rows.length)]);
  const column = (name: string) => header?.cells.indexOf(name) ?? -1;
  const [kindAt, profitAt] = [column('counted_as'), column('profit')];
  const count = (kind: string) => rows.filter(({ cells }) => cells[kindAt] === kind).length;
  const profit = rows.reduce((sum, { cells }) => sum + scaledText(cells[profitAt] || '0', 8), 0n);
  const units = Number(decimalText(profit, 8)).toFixed(2);
  return { wins: count('WIN'), losses: count('LOSS'), pushes: count('PUSH'), units };
}

async function fromVerifier() {
  const policy = parsePolicy(formatPolicy(log.key, [{ name: 'w', key: witness.key }], 1));
  const check = new ArchiveCheck(policy, new KnownHistory());
  const archive = gunzipSync(await get('/record/all.ndjson.gz')).toString();
  for (const line of archive.trimEnd().split('\n')) check.take(line);
  return check.finish();
}

describe('the demo season', () => {
  test('comes to the same record for the verifier, the API, the page and the CSV', async () => {
    const { findings, undecided, record } = await fromVerifier();
    expect([findings, undecided]).toEqual([[], []]);
    const { tally, prices, scores } = record;
    const proved: Counted = { ...pick(tally), units: Number(tally.units).toFixed(2) };
    expect(proved.wins + proved.losses).toBeGreaterThan(10 * DAYS);
    expect(prices).toBeGreaterThan(24 * DAYS);
    // Props are a few of the rest: no final score decides them.
    expect(scores).toMatchObject({ contradicted: 0, first: null });
    expect(scores.follow).toBeGreaterThan(scores.unchecked);
    expect(scores.follow + scores.unchecked).toBe(proved.wins + proved.losses + proved.pushes);
    expect(await fromApi({})).toEqual(proved);
    expect(await fromCsv({})).toEqual(proved);
    // The page writes what these rules make of stats.json.
    const { figures } = JSON.parse((await get('/record/stats.json')).toString()) as StatsFile;
    if (!figures) throw new Error('no figures');
    const { wins, losses, pushes, units } = proved;
    expect(recordFigure(figures).value).toBe(`${wins}-${losses}-${pushes}`);
    expect(
      unitsFigure(figures.staked)
        .value.replace('−', '-')
        .replace(/[^\d.-]/g, ''),
    ).toBe(Number(units).toFixed(1));
  }, 60_000);

  test.each([{ league: 'NBA' }, { market: 'TOTAL' }, { tier: 'VIP' }, { window: 'DAYS_30' }])(
    'the API and the CSV agree on %j',
    async (filter) => {
      expect(await fromCsv(filter)).toEqual(await fromApi(filter));
    },
  );
});

const DOCUMENT = readFileSync(new URL('../../docs/figures.md', import.meta.url), 'utf8');
const exampleIn = (language: string) =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(DOCUMENT)?.[1] ?? '';

/** Only where the language is there: nobody needs it to develop the product. */
const where = (command: string) => (spawnSync(command, ['--version']).status === 0 ? test : test.skip);

async function figuresOfAll() {
  const { figures } = JSON.parse((await get('/record/stats.json')).toString()) as StatsFile;
  if (!figures) throw new Error('no figures');
  return figures;
}

describe('the examples of docs/figures.md', () => {
  where('python3')('Python prints the figures of the page', async () => {
    const { wins, losses, pushes, staked } = await figuresOfAll();
    const input = await get('/record/picks.csv');
    const { stdout, stderr } = spawnSync('python3', ['-c', exampleIn('python')], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    const [, ...told] = /^(\d+)-(\d+)-(\d+), (\S+) units on (\S+)$/m.exec(stdout) ?? [];
    expect(told.map(Number)).toEqual([wins, losses, pushes, staked.units, staked.staked]);
    expect(staked.interval).not.toBeNull();
    const shares = [...stdout.matchAll(/([+-][\d.]+)%/g)].map(([, share]) => Number(share) / 100);
    const exact = [staked.yield, staked.interval?.low, staked.interval?.high].map(Number);
    expect(shares).toHaveLength(exact.length);
    // Printed to a tenth of a percent.
    for (const [place, share] of shares.entries())
      expect(Math.abs(share - (exact[place] ?? 9))).toBeLessThan(0.0006);
  });

  where('python3')('Python notices a file that was cut off', async () => {
    const input = (await get('/record/picks.csv')).subarray(0, -20);
    const { status, stderr } = spawnSync('python3', ['-c', exampleIn('python')], { input, encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([1, 'The file was cut off: download it again.']);
  });

  where('Rscript')('R comes to the same yield', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'picks.csv');
    writeFileSync(file, await get('/record/picks.csv'));
    const code = exampleIn('r').replace('https://SITE/record/picks.csv', file);
    const { stdout, stderr } = spawnSync('Rscript', ['-e', code], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
    const { staked } = await figuresOfAll();
    expect(Number(/\[1\] (-?[\d.]+)\s*$/.exec(stdout)?.[1])).toBeCloseTo(Number(staked.yield), 4);
  });
});

function pick({ wins, losses, pushes }: { wins: number; losses: number; pushes: number }) {
  return { wins, losses, pushes };
}
