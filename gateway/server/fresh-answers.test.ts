import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#gateway/app.ts';
import { CallerReader } from '#gateway/auth/caller-reader.ts';
import type { Services } from '#gateway/auth/context.ts';
import { closeServices, openServices } from '#gateway/server/open-services.ts';
import { openGateway, PLENTY, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { givenGrade, givenPick, revealPicks } from '#gateway/testing/picks.ts';
import { everyone, type TestUser } from '#gateway/testing/users.ts';
import { STAFF_ROLES } from '#schema/rules/access/staff.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { PICK_RESULTS } from '#schema/rules/picks/pick-values.ts';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { addDays, easternDay, nextMidnight } from '#schema/rules/time/eastern-time.ts';

/** Reads who asks, and never which version the picks have: nothing that it answers is shared or kept. */
class WithoutVersion extends CallerReader {
  override async read(claim: Parameters<CallerReader['read']>[0]) {
    return { ...(await super.read(claim)), picksStamp: null };
  }
}

const FIELDS = `id pick odds units result status isWinner late locked requiredTier lockReason opensAt edits
  grades { n result } seal { number overdue opened checkpointSize leaves { number kind } } revisions { version pick }`;
const BOARD = `query Board($date: Date) { board(date: $date) { date isToday totalCount picks { ${FIELDS} } } today { date now } }`;
const PICKS = `{ picks(first: 20) { totalCount nodes { ${FIELDS} } } }`;
const ME = '{ me { id email subscription planStatus trialEndDate currentPeriodEndsAt } today { date } }';

let gateway: TestGateway;
/** Two gateways that keep answers, as two processes do: of all that they have, only the database and the clock are shared. */
let kept: FastifyInstance[];
/** One that computes each answer afresh. */
let afresh: FastifyInstance;
let others: Services[];
let users: (TestUser | null)[];
let ids: string[] = [];

beforeAll(async () => {
  gateway = await openGateway();
  const { services, env } = gateway;
  const { clock, log } = services;
  const open = () => openServices(env, { clock, log, pointsPerMinute: PLENTY });
  const [second, third] = [await open(), await open()];
  others = [second, third];
  kept = [gateway.app, await createApp(second, env)];
  afresh = await createApp({ ...third, callers: new WithoutVersion(third.database) }, env);
  const named = await everyone(gateway);
  const [vip, plus] = [named.vip as TestUser, named.plus as TestUser];
  users = [...Object.values(named), await givenKey(gateway, vip, ['READ_PICKS']), await newKey(plus)];
});
afterAll(async () => {
  await Promise.all([kept[1]?.close(), afresh.close()]);
  await Promise.all(others.map((services) => closeServices(services, true)));
  await gateway.close();
});

/** More of them by hand: FRESH_ROUNDS=2000 npm test -- gateway fresh-answers */
const ROUNDS = Number(process.env.FRESH_ROUNDS ?? 40);

type Question = { rest: string } | { query: string; variables: Record<string, unknown> };

/** The answer without what is the requester's own: the rest of their points. */
async function answer(app: FastifyInstance, user: TestUser | null, question: Question): Promise<unknown> {
  const headers = user ? { authorization: `Bearer ${user.token}` } : {};
  const response =
    'rest' in question
      ? await app.inject({ url: question.rest, headers })
      : await app.inject({ method: 'POST', url: '/graphql', headers, payload: question });
  const { extensions: _, ...body } = response.json();
  return { status: response.statusCode, type: response.headers['content-type'], body };
}

const draw = seededRandom('fresh answers');
const random = () => draw() / 2 ** 32;
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const now = () => gateway.services.clock.now();
const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
const dayIn = (days: number) => addDays(easternDay(now()), days);

const questions = (): Question[] => [
  { query: BOARD, variables: { date: oneOf([null, dayIn(0), dayIn(-1), dayIn(1)]) } },
  { query: PICKS, variables: {} },
  { query: ME, variables: {} },
  {
    query: `query One($id: ID!) { pick(id: $id) { ${FIELDS} } }`,
    variables: { id: oneOf(['none', ...ids]) },
  },
  { rest: '/api/picks/all' },
];

const change = (sql: string) => gateway.services.database.em.execute(sql, [now(), oneOf(ids)]);
const member = (sql: string, value: unknown) =>
  gateway.services.database.em.execute(sql, [value, oneOf(users.filter((user) => user !== null)).uid]);
const newKey = (owner: TestUser) => givenKey(gateway, owner, ['READ_RECORD']);

/** Changes that a reader may see, each one transaction; the database refuses some, which changes nothing. */
const writes: (() => Promise<unknown>)[] = [
  async () => {
    const releaseAt = random() < 0.5 ? later(random() * 4 * HOUR).toISOString() : undefined;
    const given = { tier: oneOf(TIERS), date: dayIn(oneOf([-1, 0, 0, 1])), time: oneOf(['13:00', '20:15']) };
    ids.push(await givenPick(gateway, { ...given, ...(releaseAt && { releaseAt }) }));
  },
  () => change(`update picks set pick = pick || '!', version = version + 1, updated_at = ? where id = ?`),
  () => change(`update picks set status = 'WITHDRAWN', updated_at = ? where id = ?`),
  () => givenGrade(gateway, oneOf(ids), now(), oneOf(PICK_RESULTS)),
  () => revealPicks(gateway),
  () => member(`update subscriptions set tier = ? where user_id = ?`, oneOf(['PLUS', 'PREMIUM', 'VIP'])),
  () => member('update users set trial_ends_at = ? where id = ?', later((random() - 0.5) * 20 * HOUR)),
  () => member('update users set role = ? where id = ?', random() < 0.3 ? oneOf(STAFF_ROLES) : null),
  () => member('update api_keys set revoked_at = coalesce(revoked_at, ?) where user_id = ?', now()),
  () => member('update api_keys set expires_at = ? where user_id = ?', later(random() * 6 * HOUR)),
];

/** A revoked key goes on asking; a new one asks beside it. At most twelve viewers have keys. */
async function replaceKey(): Promise<void> {
  const owner = oneOf(users.filter((user) => user !== null).slice(0, 6));
  users = [...users.slice(0, 16), ...users.slice(-5), await newKey(owner)];
}

/** At such a moment time alone changes what somebody reads; so does midnight. */
const MOMENTS = [
  'select min(release_at) as at from picks where release_at > ?',
  'select min(starts_at) as at from picks where starts_at > ?',
  'select min(trial_ends_at) as at from users where trial_ends_at > ?',
  'select min(expires_at) as at from api_keys where expires_at > ?',
];

async function nextMoment(): Promise<Date> {
  const sql = oneOf([...MOMENTS, null]);
  if (sql === null) return nextMidnight(now());
  const [row] = await gateway.services.database.em.execute<{ at: Date | null }[]>(sql, [now()]);
  return row?.at ?? later(random() * 90 * MINUTE);
}

let due: Date | null = null;

/** To a millisecond before such a moment, and the next time to the moment itself. */
async function passTime(): Promise<void> {
  const [reached, moment] = [due, due ?? (await nextMoment())];
  due = reached ? null : moment;
  gateway.services.clock.set(new Date(moment.getTime() - (reached ? 0 : 1)).toISOString());
}

async function step(): Promise<unknown> {
  const kind = random();
  if (kind < 0.35) return passTime();
  return kind < 0.4 ? replaceKey() : oneOf(writes)().catch(() => null);
}

test(
  'after any write and at any time, two gateways answer every viewer as if they computed each answer',
  async () => {
    ids = [await givenPick(gateway), await givenPick(gateway, { tier: 'VIP', date: YESTERDAY })];
    const first = now();
    for (let round = 0; round < ROUNDS; round += 1) {
      await step();
      ids = ids.slice(-60);
      for (const question of questions()) {
        const user = oneOf(users);
        const expected = await answer(afresh, user, question);
        // Each twice: the second time it may answer what it kept.
        for (const app of [...kept, ...kept]) expect(await answer(app, user, question)).toEqual(expected);
      }
    }
    // Past one midnight at least.
    expect(easternDay(now())).not.toBe(easternDay(first));
  },
  ROUNDS * 5_000,
);

test(
  'what was read while a write committed is not kept',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [user, question] = [oneOf(users), oneOf(questions())];
      const write = oneOf(writes)().catch(() => null);
      await Promise.all([...kept, ...kept, ...kept].map((app) => answer(app, user, question)));
      await write;
      const after = await answer(afresh, user, question);
      for (const app of kept) expect(await answer(app, user, question)).toEqual(after);
    }
  },
  ROUNDS * 5_000,
);
