import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { markOverdue } from '#gateway/figures/mark-overdue.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { parsePolicy } from '#record/policy/policy.ts';
import { publishPolicy } from './publish-policy.ts';
import { revealDays } from './reveal-days.ts';
import { signCheckpoint } from './sign-checkpoint.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

async function body(url: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await gateway.app.inject({ url });
  if (statusCode !== 200)
    throw new Error(`${url} answered ${statusCode}: ${rawPayload}\n${gateway.logged().slice(-3000)}`);
  return rawPayload;
}

async function verdict() {
  await signCheckpoint(gateway.services);
  const check = new ArchiveCheck(
    parsePolicy((await body('/record/policy.txt')).toString()),
    new KnownHistory(),
  );
  for (const line of gunzipSync(await body('/record/all.ndjson.gz'))
    .toString()
    .trimEnd()
    .split('\n'))
    check.take(line);
  return check.finish(gateway.services.clock.now().getTime());
}

/** The file that anyone downloads, read by the verifier that anyone runs. */
test('what the database writes the verifier counts as the site does', async () => {
  const { clock, database } = gateway.services;
  const day = '2031-11-18';
  const change = (id: string, set: string, at: string) =>
    database.em.execute(`update picks set ${set}, updated_at = ? where id = ?`, [at, id]);
  clock.set(`${day}T14:00:00Z`);
  await publishPolicy(gateway.services);
  const at = (minute: number) => new Date(Date.parse(`${day}T15:00:00Z`) + minute * 60_000).toISOString();
  const post = (minute: number, given = {}) =>
    givenPick(gateway, { date: day, time: '13:00', publishedAt: at(minute), units: 2, odds: 2, ...given });
  const won = await post(0);
  const lost = await post(1);
  const edited = await post(2);
  await change(edited, 'units = 3', at(3));
  const withdrawn = await post(4);
  await change(withdrawn, "status = 'WITHDRAWN'", at(5));
  const cancelled = await post(6, { releaseAt: `${day}T17:59:00Z` });
  await database.em.execute('delete from picks where id = ?', [cancelled]);
  const moved = await post(7);
  await change(moved, "date = '2031-11-19', starts_at = '2031-11-19T18:00:00Z'", at(8));
  const night = `${day}T22:00:00Z`;
  await change(won, "result = 'WIN'", night);
  await change(lost, "result = 'WIN'", night);
  await change(lost, "result = 'LOSS'", `${day}T23:00:00Z`);
  await change(edited, "result = 'PUSH'", `${day}T23:30:00Z`);
  const late = await post(8 * 60 + 45);
  await change(late, "result = 'WIN'", `${day}T23:50:00Z`);
  const priced = (id: string, moment: string, odds: number, written = `${day}T23:55:00Z`) =>
    database.em.execute(
      `insert into pick_prices (pick_id, moment, at, book, line, odds) values (?, ?, ?, 'DraftKings', -3.5, ?)
         on conflict (pick_id, moment) do update set odds = excluded.odds, at = excluded.at`,
      [id, moment, written, odds],
    );
  await priced(won, 'POSTED', 2);
  await priced(won, 'CLOSE', 1.9);
  await priced(moved, 'POSTED', 2);
  clock.set('2031-11-19T05:00:01Z');
  await revealDays(gateway.services);
  // A close that is entered after the pick was opened is open at once.
  await priced(won, 'CLOSE', 1.85, '2031-11-19T05:00:02Z');
  const checked = await verdict();
  expect([checked.findings, checked.undecided]).toEqual([[], []]);
  expect(checked.record).toMatchObject({
    ...{ picks: 7, late: 1, cancelled: 1, sealed: 1, moved: 1, regraded: 1, overdue: 0 },
    // Of the picks of the day; the moved one's stays sealed with it.
    ...{ prices: 3, pricesReplaced: 1 },
    tally: { wins: 1, losses: 1, pushes: 1, withdrawn: 1, units: 0 },
  });
  // Nobody runs the job for two days.
  clock.set('2031-11-22T05:00:00Z');
  // Nor does a lower limit from after the sealing take anything off what it loses.
  const lower = JSON.stringify({ mostUnits: '2', voidReasons: ['POSTPONED'], rules: '0'.repeat(64) });
  await database.em.execute("select record_append('policy', ?::json, ?)", [lower, clock.now()]);
  const overdue = await verdict();
  expect(overdue.findings).toMatchObject([{ rule: 'overdue' }, { rule: 'overdue' }]);
  // Opened now, it stays lost: for the verifier and for the figures.
  await revealDays(gateway.services);
  const opened = await verdict();
  expect(opened.record).toMatchObject({ overdue: 1, sealed: 0, tally: { units: -5 } });
  const marked = await database.em.execute('select pick_id, most_units::float8 as units from record_overdue');
  expect(marked).toEqual([{ pick_id: moved, units: 5 }]);
});

test('a pick that was sealed after its day was opened, and withdrawn, is overdue for the verifier and for the site', async () => {
  const { clock, database } = gateway.services;
  const day = '2031-11-25';
  clock.set(`${day}T14:00:00Z`);
  await givenPick(gateway, { date: day });
  await database.em.execute("select record_reveal('2031-11-26T05:00:00Z')");
  const missed = await givenPick(gateway, { date: day, status: 'WITHDRAWN' });
  clock.set('2031-11-27T05:00:01Z');
  await revealDays(gateway.services);
  await markOverdue(gateway.services);
  const { record } = await verdict();
  const { data } = await ask<{ record: { total: object }; pick: object }>(
    gateway,
    'query ($id: ID!) { record { total { wins losses pushes units } } pick(id: $id) { seal { overdue } } }',
    { id: missed },
  );
  const { wins, losses, pushes, units } = record.tally;
  expect([record.overdue, data]).toEqual([
    2,
    { record: { total: { wins, losses, pushes, units } }, pick: { seal: { overdue: true } } },
  ]);
});
