import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#gateway/app.ts';
import { CallerReader } from '#gateway/auth/caller-reader.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { givenGrade, givenPick, revealPicks } from '#gateway/testing/picks.ts';
import { everyone, type TestUser } from '#gateway/testing/users.ts';
import { HOUR, MINUTE } from '#schema/rules/durations.ts';
import { PICK_RESULTS } from '#schema/rules/pick-values.ts';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import { TIERS } from '#schema/rules/tiers.ts';

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
/** Two gateways that keep answers, and one that computes each afresh. */
let kept: FastifyInstance[];
let afresh: FastifyInstance;
let users: (TestUser | null)[];
let ids: string[] = [];

beforeAll(async () => {
  gateway = await openGateway();
  const { services, env } = gateway;
  const second = await createApp({ ...services, callers: new CallerReader(services.database) }, env);
  kept = [gateway.app, second];
  afresh = await createApp({ ...services, callers: new WithoutVersion(services.database) }, env);
  const named = await everyone(gateway);
  const [vip, plus] = [named.vip as TestUser, named.plus as TestUser];
  const keys = [await givenKey(gateway, vip, ['READ_PICKS']), await givenKey(gateway, plus, ['READ_RECORD'])];
  users = [...Object.values(named), ...keys];
});
afterAll(async () => {
  await Promise.all([kept[1]?.close(), afresh.close()]);
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

const questions = (): Question[] => [
  { query: BOARD, variables: { date: oneOf([null, TODAY, YESTERDAY, TOMORROW]) } },
  { query: PICKS, variables: {} },
  { query: ME, variables: {} },
  {
    query: `query One($id: ID!) { pick(id: $id) { ${FIELDS} } }`,
    variables: { id: oneOf(['none', ...ids]) },
  },
  { rest: '/api/picks/all' },
];

/** Changes that a reader may see, each as its own transaction; the database refuses some, which changes nothing. */
const writes: (() => Promise<unknown>)[] = [
  async () => {
    const release = random() < 0.5 ? later(random() * 4 * HOUR).toISOString() : undefined;
    const date = oneOf([YESTERDAY, TODAY, TODAY, TOMORROW]);
    const given = { tier: oneOf(TIERS), date, time: oneOf(['13:00', '20:15']) };
    ids.push(await givenPick(gateway, { ...given, ...(release && { releaseAt: release }) }));
  },
  () => change(`update picks set pick = pick || '!', version = version + 1, updated_at = ? where id = ?`),
  () => change(`update picks set status = 'WITHDRAWN', updated_at = ? where id = ?`),
  () => givenGrade(gateway, oneOf(ids), gateway.services.clock.now(), oneOf(PICK_RESULTS)),
  () => revealPicks(gateway),
  () => member(`update subscriptions set tier = ? where user_id = ?`, oneOf(['PLUS', 'PREMIUM', 'VIP'])),
  () => member('update users set trial_ends_at = ? where id = ?', later((random() - 0.5) * 20 * HOUR)),
  () => member('update users set is_admin = ? where id = ?', random() < 0.2),
  async () => gateway.services.clock.set(later(random() * 90 * MINUTE).toISOString()),
];

const later = (milliseconds: number) => new Date(gateway.services.clock.now().getTime() + milliseconds);
const change = (sql: string) =>
  gateway.services.database.em.execute(sql, [gateway.services.clock.now(), oneOf(ids)]);
const member = (sql: string, value: unknown) =>
  gateway.services.database.em.execute(sql, [value, oneOf(users.filter((user) => user !== null)).uid]);

test(
  'after any write and at any time, two gateways answer every viewer as if they computed each answer',
  async () => {
    ids = [await givenPick(gateway), await givenPick(gateway, { tier: 'VIP', date: YESTERDAY })];
    for (let round = 0; round < ROUNDS; round += 1) {
      await oneOf(writes)().catch(() => null);
      for (const question of questions()) {
        const user = oneOf(users);
        const expected = await answer(afresh, user, question);
        // Each twice: the second time it may answer what it kept.
        for (const app of [...kept, ...kept]) expect(await answer(app, user, question)).toEqual(expected);
      }
    }
  },
  ROUNDS * 5_000,
);
