import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import pg from 'pg';
import { root } from '#local/system/child-process.ts';
import { addDays, easternDay, easternTime } from '#schema/rules/time/eastern-time.ts';
import { ask } from './api.ts';
import type { Member } from './viewers.ts';
import type { OpenWorld } from './world.ts';

interface BoardPick {
  teamOne: string;
  status: string;
  result: string;
  late: boolean;
  publishedAt: string;
  seal: { overdueUnits: number | null };
}

/** Plays in the pick that the reader posts. */
export const READERS_TEAM = 'Own Side';

/** Each New York day from the first to the last. */
export function daysFrom(first: string, last: string): string[] {
  return first > last ? [] : [first, ...daysFrom(addDays(first, 1), last)];
}

export async function todayOf({ origin }: OpenWorld): Promise<string> {
  return (await ask<{ today: { date: string } }>(origin, '{ today { date } }')).today.date;
}

/** The demo's picks of a day. */
async function boardOf({ origin }: OpenWorld, day: string): Promise<BoardPick[]> {
  const query = `{ adminBoard(date: "${day}") { picks { teamOne status result late publishedAt seal { overdueUnits } } } }`;
  const { adminBoard } = await ask<{ adminBoard: { picks: BoardPick[] } }>(origin, query, 'admin');
  return adminBoard.picks.filter(({ teamOne }) => teamOne !== READERS_TEAM);
}

/** Twelve picks a day, in time, and posted at 9:30 the morning before but for those that were there at the start. */
export async function expectBoards(world: OpenWorld, begin: string): Promise<void> {
  const today = await todayOf(world);
  for (const day of daysFrom(begin, addDays(today, 1))) {
    const picks = await boardOf(world, day);
    expect({ day, picks: picks.length }).toEqual({ day, picks: 12 });
    for (const { status, late, seal, publishedAt } of picks) {
      const facts = { day, status, late, overdue: seal.overdueUnits };
      expect(facts).toEqual({ day, status: 'PUBLISHED', late: false, overdue: null });
      if (day < addDays(begin, 2)) continue;
      const posted = new Date(publishedAt);
      expect({ day, posted: [easternDay(posted), easternTime(posted)] }).toEqual({
        ...{ day, posted: [addDays(day, -1), '09:30'] },
      });
    }
    const pending = picks.filter(({ result }) => result === 'PENDING').length;
    // One of yesterday is left to the reader.
    const left = day < addDays(today, -1) ? 0 : day < today ? 1 : 12;
    expect({ day, pending }).toEqual({ day, pending: left });
  }
}

/** So many days have every result. */
export async function expectEveryResult(world: OpenWorld, begin: string): Promise<void> {
  const results = new Set<string>();
  for (const day of daysFrom(begin, await todayOf(world)))
    for (const { result } of await boardOf(world, day)) results.add(result);
  expect(results).toEqual(new Set(['WIN', 'LOSS', 'PUSH', 'PENDING']));
}

/** A month that an honest operator could have: nothing late, nothing overdue, neither a streak of luck nor a collapse. */
export async function expectHonestRecord(world: OpenWorld, begin: string): Promise<void> {
  const filter = `{ from: "${begin}", to: "${addDays(await todayOf(world), -1)}" }`;
  const { record, recordStats, problems } = await ask<{
    record: { total: { wins: number; losses: number; overdue: number; late: number; units: number } };
    recordStats: { figures: { overdue: number; late: number } };
    problems: { kind: string }[];
  }>(
    world.origin,
    `{ record(filter: ${filter}) { total { wins losses overdue late units } }
       recordStats { figures { overdue late } }
       problems { kind } }`,
    'admin',
  );
  const { wins, losses, units, ...none } = record.total;
  expect(none).toEqual({ overdue: 0, late: 0 });
  expect(recordStats.figures).toMatchObject({ overdue: 0, late: 0 });
  expect(wins + losses).toBeGreaterThan(280);
  expect(wins / (wins + losses)).toBeGreaterThan(0.4);
  expect(Math.abs(units)).toBeLessThan(90);
  expect(problems.filter(({ kind }) => kind !== 'UNGRADED' && kind !== 'NO_PICK')).toEqual([]);
}

/** What became of the demo members' plans: renewed, or ended as was announced. */
const AFTERWARDS: Partial<Record<Member, string>> = {
  ...{ plus: 'ACTIVE', premium: 'ACTIVE', vip: 'ACTIVE' },
  ...{ cancelling: 'EXPIRED', pastdue: 'EXPIRED', free: 'EXPIRED' },
};

export async function expectPlansAfterwards({ origin }: OpenWorld): Promise<void> {
  for (const [person, status] of Object.entries(AFTERWARDS)) {
    const query = '{ me { planStatus } }';
    const { me } = await ask<{ me: { planStatus: string } }>(origin, query, person as Member);
    expect({ person, ...me }).toEqual({ person, planStatus: status });
  }
}

/** What the verifier says of the public file of the record, and its exit code. */
export async function verifyRecord({ origin, folder }: OpenWorld): Promise<[number | null, string]> {
  const files = ['all.ndjson.gz', 'policy.txt'].map((name) => join(folder, name));
  for (const file of files) {
    const answer = await fetch(`${origin}/record/${file.split('/').at(-1)}`);
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  }
  const program = ['--import', 'tsx', 'record/verifier/main.ts'];
  const words = [...program, String(files[0]), '--policy', String(files[1])];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return [status, `${stdout}${stderr}`];
}

/** Whether the database takes the odds that the demo's admin writes each evening. */
export async function takeOdds({ databaseUrl }: OpenWorld, isTaken: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const change = isTaken ? 'drop constraint no_odds' : 'add constraint no_odds check (false) not valid';
  await client.query(`alter table pick_prices ${change}`);
  await client.end();
}
