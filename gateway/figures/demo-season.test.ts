import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { type DemoSeason, openDemoSeason } from '#gateway/testing/demo-season.ts';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { formatPolicy, parsePolicy } from '#record/policy/policy.ts';
import { recordFigure, unitsFigure } from '#schema/rules/stats/figure-text.ts';
import { decimalText, scaledText } from '#schema/rules/stats/scaled.ts';
import { savedRows } from '#schema/testing/saved-rows.ts';

/** The last days of the demo's season, as everybody can count them; DEMO_DAYS=125 is all 1,500 picks of it. */
const DAYS = Number(process.env.DEMO_DAYS ?? 20);

let season: DemoSeason;

beforeAll(async () => {
  season = await openDemoSeason(DAYS);
});
afterAll(() => season.gateway.close());

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
    season.gateway,
    query,
    { filter },
    null,
  );
  const { wins, losses, pushes, staked } = data.recordStats.figures;
  return { wins, losses, pushes, units: staked.units.toFixed(2) };
}

async function fromCsv(filter: object): Promise<Counted> {
  const lines = savedRows(
    (await season.get(`/record/picks.csv?${new URLSearchParams({ ...filter })}`)).toString(),
  );
  const [header, ...rows] = lines;
  const column = (name: string) => header?.cells.indexOf(name) ?? -1;
  const [kindAt, profitAt] = [column('counted_as'), column('profit')];
  const count = (kind: string) => rows.filter(({ cells }) => cells[kindAt] === kind).length;
  const profit = rows.reduce((sum, { cells }) => sum + scaledText(cells[profitAt] || '0', 8), 0n);
  const units = Number(decimalText(profit, 8)).toFixed(2);
  return { wins: count('WIN'), losses: count('LOSS'), pushes: count('PUSH'), units };
}

async function fromVerifier() {
  const policy = parsePolicy(formatPolicy(season.log.key, [{ name: 'w', key: season.witness.key }], 1));
  const check = new ArchiveCheck(policy, new KnownHistory());
  const archive = gunzipSync(await season.get('/record/all.ndjson.gz')).toString();
  for (const line of archive.trimEnd().split('\n')) check.take(line);
  return check.finish(0);
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
    const figures = await season.figures();
    const { wins, losses, pushes, units } = proved;
    expect(recordFigure(figures).value).toBe(`${wins}–${losses}–${pushes}`);
    expect(
      unitsFigure(figures.staked)
        .value.replace('−', '-')
        .replace(/[^\d.-]/g, ''),
    ).toBe(Number(units).toFixed(1));
  });

  test.each([{ league: 'NBA' }, { market: 'TOTAL' }, { tier: 'VIP' }, { window: 'DAYS_30' }])(
    'the API and the CSV agree on %j',
    async (filter) => {
      expect(await fromCsv(filter)).toEqual(await fromApi(filter));
    },
  );
});

function pick({ wins, losses, pushes }: { wins: number; losses: number; pushes: number }) {
  return { wins, losses, pushes };
}
