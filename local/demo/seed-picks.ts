import type pg from 'pg';
import { addDays, easternDay, easternInstant } from '#schema/rules/eastern-time.ts';
import { type DemoPick, picksOfDay } from './picks-of-day.ts';

const PAST_DAYS = 60;
/** The pick of yesterday that waits for the admin to grade it; a day later it is graded like the others. */
const LEFT_FOR_ADMIN = '-12';

/**
 * Sixty graded days, today's board and tomorrow's drafts. Only days without any demo pick are filled, so a
 * pick that an admin has deleted stays deleted. What time has made of the others is brought up to date:
 * yesterday's drafts for today are out, and finished days are graded.
 */
export async function seedPicks(client: pg.Client, moment: Date): Promise<void> {
  const today = easternDay(moment);
  const days = Array.from({ length: PAST_DAYS + 2 }, (_, index) => addDays(today, index - PAST_DAYS));
  const { rows } = await client.query<{ day: string }>(
    `select distinct "date"::text as day from picks where id like 'demo-%' and "date" >= $1`,
    [days[0]],
  );
  const filled = new Set(rows.map(({ day }) => day));
  const missing = days.filter((day) => !filled.has(day)).flatMap(picksOfDay);
  await insertPicks(
    client,
    missing.map((pick) => rowOf(pick, moment)),
  );
  await publishDrafts(client, today, moment);
  await gradeFinishedDays(
    client,
    days.filter((day) => filled.has(day) && day < today),
    moment,
  );
}

function rowOf(pick: DemoPick, moment: Date) {
  const today = easternDay(moment);
  const startsAt = easternInstant(pick.day, pick.time);
  const posted = earlier(easternInstant(pick.day, pick.postedAt), moment);
  const draft = pick.day > today;
  const graded = isGraded(pick, moment);
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
    date: pick.day,
    time: pick.time,
    starts_at: startsAt,
    analyst: pick.analyst,
    published_at: draft ? null : posted,
    readable_at: draft ? null : posted,
    result: graded ? pick.result : 'PENDING',
    graded_at: graded ? gradedAt(pick.day, moment) : null,
    created_at: draft ? moment : posted,
    updated_at: draft ? moment : posted,
  };
}

type Row = ReturnType<typeof rowOf>;

/** One statement for all: PostgreSQL turns the JSON into rows of the table's own types. */
async function insertPicks(client: pg.Client, rows: Row[]): Promise<void> {
  if (!rows[0]) return;
  const columns = Object.keys(rows[0])
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(
    `insert into picks (${columns}) select ${columns} from jsonb_populate_recordset(null::picks, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

async function publishDrafts(client: pg.Client, today: string, moment: Date): Promise<void> {
  await client.query(
    `update picks set status = 'PUBLISHED', published_at = $2, readable_at = $2, updated_at = $2
     where id like 'demo-%' and status = 'DRAFT' and "date" <= $1`,
    [today, moment],
  );
}

async function gradeFinishedDays(client: pg.Client, days: string[], moment: Date): Promise<void> {
  const results = days
    .flatMap(picksOfDay)
    .filter((pick) => isGraded(pick, moment))
    .map(({ id, result, day }) => ({ id, result, at: gradedAt(day, moment) }));
  await client.query(
    `update picks set result = graded.result, graded_at = graded.at, updated_at = greatest(picks.updated_at, graded.at)
     from jsonb_to_recordset($1::jsonb) as graded(id text, result text, at timestamptz)
     where picks.id = graded.id and picks.result = 'PENDING' and picks.graded_at is null and picks.status = 'PUBLISHED'`,
    [JSON.stringify(results)],
  );
}

function isGraded({ id, day, time }: DemoPick, moment: Date): boolean {
  const today = easternDay(moment);
  if (day >= today || easternInstant(day, time) > moment) return false;
  return day < addDays(today, -1) || !id.endsWith(LEFT_FOR_ADMIN);
}

/** Half past eleven the next morning in New York, or now when that is yet to come. */
function gradedAt(day: string, moment: Date): Date {
  return earlier(easternInstant(addDays(day, 1), '11:30'), moment);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
