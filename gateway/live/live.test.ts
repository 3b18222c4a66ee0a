import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-sse';
import { ask, leastCpuTime } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW } from '#gateway/testing/gateway.ts';
import { TYPED } from '#gateway/testing/picks.ts';
import { follow, listening, type TestStream } from '#gateway/testing/streams.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';

let gateway: TestGateway;
let origin: string;
let admin: TestUser;
let plus: TestUser;
let free: TestUser;
const open: TestStream<unknown>[] = [];

beforeAll(async () => {
  gateway = await openGateway();
  origin = await listening(gateway);
  admin = await member(gateway, { trialDays: -2, role: 'OWNER' });
  plus = await member(gateway, { trialDays: -2, plan: { tier: 'PLUS' } });
  free = await member(gateway, { trialDays: 0.5 });
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => gateway.close());

interface Changed {
  pickChanged: {
    kind: string;
    pickId: string;
    pick: { pick: string | null; locked: boolean; lockReason: string };
  };
}
const CHANGES = 'subscription { pickChanged { kind pickId pick { pick locked lockReason } } }';
const BOARD = 'subscription { boardChanged { date totalCount picks { id pick } } }';

async function followed<D = Changed>(user: TestUser | null, query = CHANGES): Promise<TestStream<D>> {
  const stream = await follow<D>(origin, query, user);
  expect(stream.status).toBe(200);
  open.push(stream as TestStream<unknown>);
  return stream;
}

/** What the next message says, in short. */
async function reported(stream: TestStream<Changed>): Promise<string> {
  const message = await stream.next();
  if (typeof message === 'string') return message;
  if (message.errors) return `${message.errors[0]?.extensions.code}`;
  const { kind, pick } = message.data?.pickChanged ?? {};
  return `${kind} ${pick ? (pick.locked ? pick.lockReason : pick.pick) : 'gone'}`;
}

/** What an admin does through the API. */
async function write(name: string, input: Record<string, unknown>, answer = 'pick { id }') {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const mutation = `mutation ($input: ${type === 'DeletePickInput' || type === 'PublishPickInput' ? 'PickIdInput' : type}!)
    { ${name}(input: $input) { ${answer} } }`;
  type Answered = Record<string, { pick: { id: string } }>;
  const { data, errors } = await ask<Answered>(gateway, mutation, { input }, admin);
  expect(errors).toBeUndefined();
  return data[name];
}
const post = async (given: Record<string, unknown> = {}) =>
  (await write('createPick', { ...TYPED, ...given }))?.pick.id ?? '';
const remove = (id: string) => write('deletePick', { id }, 'deletedPickId');

describe('followers are notified', () => {
  test('a pick that is posted, edited, graded and withdrawn: open to whom it is for, locked to others', async () => {
    const [reader, visitor, trial] = [await followed(plus), await followed(null), await followed(free)];
    // Each is announced before the next happens: an announcement shows the pick as it is by then.
    const allAreReported = async (kind: string, words: string) => {
      expect(await reported(reader)).toBe(`${kind} ${words}`);
      expect(await reported(visitor)).toBe(`${kind} SIGN_IN`);
      expect(await reported(trial)).toBe(`${kind} TIER`);
    };
    const id = await post();
    await allAreReported('RELEASED', 'Bills -3.5');
    await write('updatePick', { id, pick: 'Bills -4' });
    await allAreReported('EDITED', 'Bills -4');
    await remove(id);
    await allAreReported('WITHDRAWN', 'Bills -4');
    const started = await post({ time: '11:55' });
    await allAreReported('RELEASED', 'Bills -3.5');
    await write('gradePick', { id: started, result: 'WIN' });
    await allAreReported('GRADED', 'Bills -3.5');
    expect(visitor.text() + trial.text()).not.toContain('Bills -');
  });

  test('nothing of drafts; a scheduled pick that is deleted before it opens is gone', async () => {
    const reader = await followed(plus);
    const draft = await post({ draft: true });
    await write('publishPick', { id: draft });
    expect(await reported(reader)).toBe('RELEASED Bills -3.5');
    const id = await post({ releaseAt: '2031-11-20T23:00:00Z' });
    expect(await reported(reader)).toBe('RELEASED NOT_RELEASED');
    await remove(id);
    expect(await reported(reader)).toBe('REMOVED gone');
  });

  test('the board at once, and again when it changes; only the day that was asked for', async () => {
    const board = await followed<{ boardChanged: { date: string; totalCount: number } }>(plus, BOARD);
    const query = 'subscription ($date: Date) { pickChanged(date: $date) { kind } }';
    const other = await follow(origin, query, plus, { variables: { date: TOMORROW } });
    const first = await board.next();
    const count = typeof first === 'object' ? (first.data?.boardChanged.totalCount ?? 0) : -1;
    await post();
    expect(await board.next()).toMatchObject({
      data: { boardChanged: { date: TODAY, totalCount: count + 1 } },
    });
    expect(other.waiting()).toBe(0);
    other.close();
  });
});

describe('as GraphQL over HTTP', () => {
  test('a GET is answered like a POST; HTTP says that nothing may keep or change the stream', async () => {
    const query = encodeURIComponent('subscription ($date: Date) { boardChanged(date: $date) { date } }');
    const variables = encodeURIComponent(`{"date":"${TODAY}"}`);
    const abort = new AbortController();
    const answer = await fetch(`${origin}/graphql?query=${query}&variables=${variables}`, {
      headers: { accept: 'text/event-stream' },
      signal: abort.signal,
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    abort.abort();
  });

  test("graphql-sse's own client understands it", async () => {
    const client = createClient({
      url: `${origin}/graphql`,
      headers: { authorization: `Bearer ${plus.token}` },
      retryAttempts: 0,
    });
    const results = client.iterate({ query: BOARD });
    const { value } = await results.next();
    expect(value).toMatchObject({ data: { boardChanged: { date: TODAY } } });
    await results.return?.();
    client.dispose();
  });

  const DEEP = `subscription { pickChanged { pick { ${'revisions { '.repeat(9)} version ${'} '.repeat(9)} } } }`;
  test.each<[string, string, Record<string, unknown>, number, string]>([
    ['no document', '', {}, 400, 'GRAPHQL_PARSE_FAILED'],
    ['a field that does not exist', 'subscription { none }', {}, 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two fields at once',
      'subscription { a: pickChanged { kind } b: pickChanged { kind } }',
      {},
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['too deep', DEEP, {}, 400, 'QUERY_TOO_LARGE'],
    [
      'too many tokens',
      `subscription { ${'pickChanged { kind } '.repeat(400)} }`,
      {},
      400,
      'GRAPHQL_PARSE_FAILED',
    ],
    ['a query', '{ today { now } }', {}, 406, 'NOT_ACCEPTABLE'],
    [
      'a day that does not exist',
      'subscription ($date: Date) { pickChanged(date: $date) { kind } }',
      { date: '2031-02-30' },
      400,
      'BAD_USER_INPUT',
    ],
    [
      'two operations and no name',
      'subscription A { pickChanged { kind } } subscription B { pickChanged { kind } }',
      {},
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('%s is refused before anything runs', async (_name, query, variables, status, code) => {
    const { answer, cpu } = await leastCpuTime(async () => {
      const refused = await follow(origin, query, plus, { variables });
      return { status: refused.status, body: await refused.next() };
    });
    expect(answer).toMatchObject({ status, body: { errors: [{ extensions: { code } }] } });
    expect(cpu).toBeLessThan(500);
  });

  test('a bad token is refused and never a visitor', async () => {
    const refused = await follow(origin, CHANGES, { ...plus, token: 'nonsense' });
    expect([refused.status, await refused.next()]).toMatchObject([
      401,
      { errors: [{ extensions: { code: 'INVALID_TOKEN' } }] },
    ]);
  });

  test('over plain JSON a subscription is refused', async () => {
    const { errors } = await ask(gateway, CHANGES, {}, plus);
    expect(errors?.[0]?.extensions.code).toBe('NOT_ACCEPTABLE');
  });

  test('a member has ten streams, a visitor\u2019s network twenty; one that is closed makes room', async () => {
    const mine = await Promise.all(Array.from({ length: 10 }, () => followed(free)));
    const refused = await follow(origin, CHANGES, free);
    expect([refused.status, await refused.next()]).toMatchObject([
      429,
      { errors: [{ extensions: { code: 'TOO_MANY_STREAMS', allowed: 10 } }] },
    ]);
    mine[0]?.close();
    await until(async () => {
      const again = await follow(origin, CHANGES, free);
      open.push(again);
      return again.status === 200;
    });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const from = () => follow(origin, CHANGES, null, { headers });
    open.push(...(await Promise.all(Array.from({ length: 20 }, from))));
    expect((await from()).status).toBe(429);
  });
});
