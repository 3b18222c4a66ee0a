import { newId } from '#gateway/database/new-id.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { firstReadableAt } from '#schema/rules/access/visibility.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { PickResult, PickStatus } from '#schema/rules/picks/pick-values.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import { ask } from './ask.ts';
import { type TestGateway, TODAY } from './gateway.ts';
import type { TestUser } from './users.ts';

export interface PickGiven {
  tier?: Tier;
  status?: PickStatus;
  date?: string;
  time?: string;
  /** Where it must differ from `date` and `time`. */
  startsAt?: string;
  releaseAt?: string;
  /** When it was posted; two hours before the clock when left out. */
  publishedAt?: string;
  result?: PickResult;
  league?: League;
  analyst?: string;
  teamOne?: string;
  pick?: string;
  pickDetails?: string;
  line?: number;
  odds?: number;
  units?: number;
  book?: string;
  probability?: number;
}

/**
 * Writes a pick straight into the database, as it stands after it was posted, and after it was withdrawn or graded
 * where that is given; answers its id.
 */
export async function givenPick({ services }: TestGateway, given: PickGiven = {}): Promise<string> {
  const id = newId('pick');
  const { tier = 'FREE', status = 'PUBLISHED', date = TODAY, time = '20:15', result = 'PENDING' } = given;
  const startsAt = given.startsAt ? new Date(given.startsAt) : easternInstant(date, time);
  const timely = Math.min(services.clock.now().getTime(), startsAt.getTime()) - 2 * HOUR;
  const posted = new Date(given.publishedAt ?? timely);
  const releaseAt = given.releaseAt ? new Date(given.releaseAt) : null;
  const row = {
    ...{
      id,
      league: given.league ?? 'NFL',
      analyst: given.analyst ?? null,
      tier,
      status: status === 'DRAFT' ? 'DRAFT' : 'PUBLISHED',
      team_one: given.teamOne ?? 'Buffalo Bills',
      team_two: 'Houston Texans',
    },
    ...{ pick: given.pick ?? 'Bills -3.5', pick_details: given.pickDetails ?? 'Rest.', market: 'SPREAD' },
    ...{ line: given.line ?? -3.5, odds: given.odds ?? 1.91, units: given.units ?? 2, date, time },
    ...{ book: given.book ?? null, probability: given.probability ?? null },
    starts_at: startsAt,
    release_at: releaseAt,
    published_at: status === 'DRAFT' ? null : posted,
    readable_at: status === 'DRAFT' ? null : firstReadableAt(posted, releaseAt),
    ...{ created_at: posted, updated_at: posted },
  };
  const columns = Object.keys(row);
  await services.database.em.execute(
    `insert into picks (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    Object.values(row),
  );
  const change = (sql: string, at: Date, value: string) =>
    services.database.em.execute(`update picks set ${sql}, updated_at = ? where id = ?`, [value, at, id]);
  if (status === 'WITHDRAWN') await change('status = ?', posted, status);
  if (result === 'VOID') await givenGrade({ services }, id, after(startsAt, posted), result);
  else if (result !== 'PENDING') await change('result = ?', after(startsAt, posted), result);
  return id;
}

/** Three hours after the start, or when it was posted where that is later. */
function after(startsAt: Date, posted: Date): Date {
  return new Date(Math.max(startsAt.getTime() + 3 * HOUR, posted.getTime()));
}

/** A result as it was given at a moment. */
export async function givenGrade(
  { services }: Pick<TestGateway, 'services'>,
  id: string,
  at: Date,
  result: PickResult,
): Promise<void> {
  const reason = result === 'VOID' ? 'POSTPONED' : null;
  await services.database.em.execute(
    'insert into pick_grades (pick_id, at, result, void_reason) values (?, ?, ?, ?)',
    [id, at, result, reason],
  );
}

/** Opens what is due in the log, as the job does. */
export async function revealPicks(
  { services }: Pick<TestGateway, 'services'>,
  at = services.clock.now(),
): Promise<void> {
  await services.database.em.execute('select record_reveal(?)', [at]);
}

/** What an admin types into the form. */
export const TYPED = {
  sport: 'NFL',
  subscription: 'PLUS',
  teamOne: 'Buffalo Bills',
  teamTwo: 'Houston Texans',
  date: TODAY,
  time: '20:15',
  pick: 'Bills -3.5',
  pickDetails: 'Rest and a healthy line.',
};

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
const GRADE = 'mutation ($input: GradePickInput!) { gradePick(input: $input) { pick { id } } }';

/** Posts what is typed, as an admin does; answers its id. */
export async function postPick(
  gateway: TestGateway,
  admin: TestUser,
  input: Record<string, unknown> = {},
): Promise<string> {
  const posted = await ask<{ createPick: { pick: { id: string } } }>(
    gateway,
    POST,
    { input: { ...TYPED, ...input } },
    admin,
  );
  return posted.data.createPick.pick.id;
}

export const gradePick = (gateway: TestGateway, admin: TestUser, id: string, result: string) =>
  ask(gateway, GRADE, { input: { id, result } }, admin);
