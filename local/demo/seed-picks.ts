import type pg from 'pg';
import { firstReadableAt } from '#schema/rules/access/visibility.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { DemoPick } from './demo-pick.ts';
import { enterPrices, NAME } from './enter-prices.ts';
import { picksOfDay } from './picks-of-day.ts';
import { earlier, hourBefore, isGraded, POSTED_AT, plannedRelease } from './schedule.ts';
import { beginLog, type DemoSigners, signDemoLog } from './sign-demo-log.ts';

/** At twelve picks a day: a season of 1,500. */
const PAST_DAYS = 125;
/** When the scheduled picks of past days opened, so that plans opened at different prices. */
const RELEASED_TO_ALL = '14:00';

/**
 * A season of graded days, today's board, tomorrow's picks scheduled, and drafts for the day after: moving the clock by a day
 * shows a full board. Only days without any demo pick are filled, so a pick that an admin has deleted stays deleted.
 * At each start the picks of earlier starts are brought up to date: drafts of days that have come are posted, those of
 * tomorrow are scheduled, finished days are opened and graded. All of it happens day by day at the hours of that day, so
 * that the log of the record reads as if an admin had been there.
 */
export async function seedPicks(
  client: pg.Client,
  moment: Date,
  signers: DemoSigners | null = null,
  pastDays = PAST_DAYS,
): Promise<void> {
  await takeRowClock(client);
  const today = easternDay(moment);
  const days = Array.from({ length: pastDays + 3 }, (_, index) => addDays(today, index - pastDays));
  const { rows } = await client.query<{ day: string }>(
    `select distinct "date"::text as day from picks where ${NAME} like 'demo-%' and "date" >= $1`,
    [days[0]],
  );
  await beginLog(client, easternInstant(days[0] ?? today, '00:00'));
  const posted = () => sealAndSign(client, signers);
  const filled = new Set(rows.map(({ day }) => day));
  const pending = await pendingDays(client);
  const opened = await openedDays(client);
  for (const day of days) {
    await commitSoFar(client);
    const before = addDays(day, -1);
    const grades = pending.has(before) || !filled.has(before) ? gradesOf(before, moment) : [];
    await enterPrices(client, grades);
    if (!opened.has(before)) await openDay(client, before, moment);
    await gradeDay(client, before, moment, grades);
    if (filled.has(day)) {
      if (day <= today)
        await postDrafts(client, day, earlier(easternInstant(day, POSTED_AT), moment), posted);
      continue;
    }
    await insertPicks(
      client,
      picksOfDay(day).map((pick) => rowOf(pick, moment)),
      posted,
    );
  }
  await postDrafts(client, addDays(today, 1), moment, posted);
}

/** Days with a pick that waits for its result. */
async function pendingDays(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ day: string }>(
    `select distinct "date"::text as day from picks where ${NAME} like 'demo-%' and result = 'PENDING'`,
  );
  return new Set(rows.map(({ day }) => day));
}

/**
 * Each day in a transaction of its own. Within one, PostgreSQL keeps every version of the log's head, of which each leaf
 * writes a new one, and reads through all of them. A start that was interrupted continues with the days that are missing.
 */
async function commitSoFar(client: pg.Client): Promise<void> {
  await client.query('commit');
  await client.query('begin');
  await takeRowClock(client);
}

/** While nothing of the log is signed it may go by the clock of its rows; in production it never does. */
async function takeRowClock(client: pg.Client): Promise<void> {
  await client.query(
    `update record_head set clock = 'MOVABLE'
      where clock <> 'MOVABLE' and not exists (select from record_checkpoints)`,
  );
  await client.query("set local record.clock = 'row'");
}

function rowOf(pick: DemoPick, moment: Date) {
  const today = easternDay(moment);
  const startsAt = easternInstant(pick.day, pick.time);
  const posted = earlier(easternInstant(pick.day, pick.postedAt), moment);
  const draft = pick.day > today;
  const releaseAt = pick.day < today ? releaseOf(pick, posted) : draft ? plannedRelease(pick) : null;
  return {
    id: pick.id,
    league: pick.league,
    tier: pick.tier,
    status: draft ? 'DRAFT' : 'PUBLISHED',
    team_one: pick.away,
    team_two: pick.home,
    pick: pick.pick,
    pick_details: pick.details,
    market: pick.market,
    line: pick.line,
    odds: pick.odds,
    units: pick.units,
    book: pick.book,
    probability: pick.probability,
    date: pick.day,
    time: pick.time,
    starts_at: startsAt,
    analyst: pick.analyst,
    release_at: releaseAt,
    published_at: draft ? null : posted,
    readable_at: draft ? null : firstReadableAt(posted, releaseAt),
    created_at: draft ? moment : posted,
    updated_at: draft ? moment : posted,
  };
}

/** Every other pick of past days was scheduled, where its game left the time. */
function releaseOf({ id, day, time }: DemoPick, posted: Date): Date | null {
  if (Number(id.slice(-2)) % 2 === 0) return null;
  const releaseAt = earlier(easternInstant(day, RELEASED_TO_ALL), hourBefore(day, time));
  return releaseAt > posted ? releaseAt : null;
}

type Row = ReturnType<typeof rowOf>;

/** PostgreSQL turns the JSON into rows of the table's own types. The first posted is sealed, and signed, first. */
async function insertPicks(client: pg.Client, rows: Row[], posted: () => Promise<void>): Promise<void> {
  if (!rows[0]) return;
  const columns = Object.keys(rows[0])
    .map((name) => `"${name}"`)
    .join(', ');
  for (const together of postings(rows)) {
    await client.query(
      `insert into picks (${columns}) select ${columns} from jsonb_populate_recordset(null::picks, $1::jsonb)`,
      [JSON.stringify(together)],
    );
    await posted();
  }
}

/** In the order in which they were posted; one by one where a game started before the last of them was. */
function postings(rows: Row[]): Row[][] {
  const inOrder = rows.toSorted((one, other) => one.updated_at.getTime() - other.updated_at.getTime());
  const firstStart = Math.min(...rows.map(({ starts_at }) => starts_at.getTime()));
  const last = inOrder.at(-1)?.updated_at.getTime() ?? 0;
  return last < firstStart ? [inOrder] : inOrder.map((row) => [row]);
}

/** Before the next pick is posted, as when gateway and witness are running. */
async function sealAndSign(client: pg.Client, signers: DemoSigners | null): Promise<void> {
  await seal(client);
  if (signers) await signDemoLog(client, signers);
}

/** Writes the leaves now, so that those of a day come before those of the next. */
async function seal(client: pg.Client): Promise<void> {
  await client.query('set constraints all immediate');
  await client.query('set constraints all deferred');
}

/** Posts the drafts of a day at a moment; they open as they were planned to. */
async function postDrafts(
  client: pg.Client,
  day: string,
  at: Date,
  done: () => Promise<void>,
): Promise<void> {
  const planned = picksOfDay(day).map((pick) => {
    const release = plannedRelease(pick);
    return { name: pick.id, release, readable: firstReadableAt(at, release) };
  });
  await client.query(
    `update picks set status = 'PUBLISHED', published_at = $2, updated_at = $2,
                      release_at = planned.release, readable_at = planned.readable
     from jsonb_to_recordset($1::jsonb) as planned(name text, release timestamptz, readable timestamptz)
     where ${NAME} = planned.name and picks.status = 'DRAFT'`,
    [JSON.stringify(planned), at],
  );
  await done();
}

async function openedDays(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ day: string }>('select day::text from record_days');
  return new Set(rows.map(({ day }) => day));
}

/** Opens a day at its midnight, once that is over: nothing in the log is dated ahead. */
async function openDay(client: pg.Client, day: string, moment: Date): Promise<void> {
  const midnight = easternInstant(addDays(day, 1), '00:00');
  if (midnight > moment) return;
  await seal(client);
  await client.query('select record_reveal($1)', [midnight]);
}

function gradesOf(day: string, moment: Date): DemoPick[] {
  return picksOfDay(day).filter((pick) => isGraded(pick, moment));
}

/** Grades a day the next morning, or what is over of it by now. */
async function gradeDay(
  client: pg.Client,
  day: string,
  moment: Date,
  graded: readonly DemoPick[],
): Promise<void> {
  if (graded.length === 0) return;
  const results = graded.map(({ id, result, score: { one, two } }) => ({
    name: id,
    result,
    score: `${one}–${two}`,
  }));
  await client.query(
    `insert into pick_grades (pick_id, at, result, score, source, author)
     select picks.id, $2, graded.result, graded.score, 'Official box score', 'editor-4f1c09ab'
       from jsonb_to_recordset($1::jsonb) as graded(name text, result text, score text) join picks on ${NAME} = graded.name
      where picks.result = 'PENDING' and picks.graded_at is null and picks.status = 'PUBLISHED'`,
    [JSON.stringify(results), gradedAt(day, moment)],
  );
  await seal(client);
}

/** Half past eight the next morning in New York, before the picks of that day, or now when that is yet to come. */
function gradedAt(day: string, moment: Date): Date {
  return earlier(easternInstant(addDays(day, 1), '08:30'), moment);
}
