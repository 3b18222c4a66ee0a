import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callRest, type RestCall } from '#gateway/testing/call-rest.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let admin: TestUser;
let plus: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  plus = await member(gateway, { plan: { tier: 'PLUS' } });
});
afterAll(() => gateway.close());

interface Pick {
  id: string;
  [field: string]: unknown;
}
const call = async (method: 'get' | 'post' | 'put' | 'delete', path: string, given: RestCall = {}) => {
  const { status, body } = await callRest(gateway, method, path, given);
  return { status, body, pick: body.pick as Pick, picks: body.picks as Pick[] };
};

const DOCUMENTED = {
  teamOne: 'Denver Broncos',
  teamTwo: 'Dallas Cowboys',
  date: TODAY,
  time: '20:30',
  pick: 'Broncos +3',
  pickDetails: 'A rested defence.',
  sport: 'NFL',
  subscription: 'Premium',
};

const shown = (id: string, more: object = {}) => ({
  id,
  ...DOCUMENTED,
  status: 'PUBLISHED',
  startsAt: '2031-11-21T01:30:00.000Z',
  market: null,
  line: null,
  odds: null,
  americanOdds: null,
  units: null,
  book: null,
  probability: null,
  analyst: null,
  releaseAt: null,
  publishedAt: '2031-11-20T17:00:00.000Z',
  result: 'PENDING',
  isWinner: false,
  late: false,
  locked: false,
  requiredTier: null,
  lockReason: null,
  opensAt: null,
  ...more,
});
const posted = async () => (await call('post', '/picks', { user: admin, body: DOCUMENTED })).pick.id;

describe.each([
  ['nested', { pick: DOCUMENTED }],
  ['flat', DOCUMENTED],
])('POST /picks with a %s body', (_kind, body) => {
  test('posts the pick', async () => {
    const answer = await call('post', '/picks', { user: admin, body });
    expect(answer).toMatchObject({ status: 201, body: { pick: shown(answer.pick.id) } });
    const says = 'No schedule of games is set up, so this pick gets no closing price and no score by itself.';
    expect(answer.body).toEqual({ pick: shown(answer.pick.id), game: { id: null, says } });
  });
});

test('POST /picks: the same Idempotency-Key again answers the same pick; without a tier it is Free', async () => {
  const { subscription: _, ...body } = DOCUMENTED;
  const send = () => call('post', '/picks', { user: admin, body, headers: { 'idempotency-key': 'p-1' } });
  const first = await send();
  expect(first.pick.subscription).toBe('Free');
  expect((await send()).pick.id).toBe(first.pick.id);
});

test.each([
  ['2031-11-20T20:00Z', '2031-11-20T20:00:00.000Z'],
  ['2031-11-20T15:00-05:00', '2031-11-20T20:00:00.000Z'],
  ['2031-11-20T20:00:30Z', '2031-11-20T20:00:30.000Z'],
])('POST /picks: releaseAt %s is %s', async (releaseAt, moment) => {
  const { pick } = await call('post', '/picks', { user: admin, body: { ...DOCUMENTED, releaseAt } });
  expect(pick.releaseAt).toBe(moment);
});

test.each(['2031-11-20 20:00', '2031-11-20T20:00', '2031-11-20', '2031-11-31T20:00Z', '2031-11-20T24:30Z'])(
  'POST /picks: releaseAt %s is refused with an example',
  async (releaseAt) => {
    const answer = await call('post', '/picks', { user: admin, body: { ...DOCUMENTED, releaseAt } });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('such as 2026-12-20T12:00:00Z or 2026-12-20T07:00-05:00') },
    });
  },
);

test('POST /picks asks what can mean two things, and posts with the answer', async () => {
  const body = { ...DOCUMENTED, odds: 150 };
  const refused = await call('post', '/picks', { user: admin, body });
  expect(refused).toMatchObject({
    status: 400,
    body: {
      code: 'BAD_USER_INPUT',
      fields: { odds: 'Is +150 meant?' },
      questions: [{ key: 'odds:sign:150', choices: [{ key: 'plus', label: '+150 (2.50)' }, {}, {}] }],
    },
  });
  const answers = [{ question: 'odds:sign:150', choice: 'plus' }];
  const posted = await call('post', '/picks', { user: admin, body: { pick: { ...body, answers } } });
  expect(posted).toMatchObject({ status: 201, pick: { odds: 2.5, americanOdds: '+150' } });
});

describe.each([
  ['nested', (body: object) => ({ pick: body })],
  ['flat', (body: object) => body],
])('PUT /picks/{id} with a %s body', (_kind, wrapped) => {
  test('changes fields', async () => {
    const id = await posted();
    const change = { pick: 'Broncos +3.5', subscription: 'VIP' };
    const { body } = await call('put', `/picks/${id}`, { user: admin, body: wrapped(change) });
    expect(body).toEqual({ pick: shown(id, change) });
  });

  test('isWinner makes a WIN and takes it back', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    for (const [isWinner, result] of [
      [true, 'WIN'],
      [false, 'PENDING'],
    ]) {
      const { body } = await call('put', `/picks/${id}`, { user: admin, body: wrapped({ isWinner }) });
      expect(body).toMatchObject({ pick: { id, isWinner, result } });
    }
  });

  test('isWinner waits for the start of the game', async () => {
    const id = await posted();
    const put = (isWinner: boolean) =>
      call('put', `/picks/${id}`, { user: admin, body: wrapped({ isWinner }) });
    expect(await put(true)).toMatchObject({ status: 409, body: { code: 'NO_RESULT_YET' } });
    expect(await put(false)).toMatchObject({ status: 200, pick: { result: 'PENDING' } });
  });
});

test('PUT of the whole pick as it was read sets the winner also when its game has started', async () => {
  const id = await givenPick(gateway, { date: YESTERDAY, publishedAt: '2031-11-19T15:00:00Z' });
  const { picks } = await call('get', `/picks/all?date=${YESTERDAY}`, { user: admin });
  const read = picks.find((pick) => pick.id === id);
  const put = (more: object) =>
    call('put', `/picks/${id}`, { user: admin, body: { pick: { ...read, ...more } } });
  expect(await put({ isWinner: true })).toMatchObject({ status: 200, pick: { result: 'WIN' } });
  expect(await put({ isWinner: false, pick: 'Something else' })).toMatchObject({
    status: 409,
    body: { code: 'PICK_STARTED' },
  });
  const after = await call('get', `/picks/all?date=${YESTERDAY}`, { user: admin });
  expect(after.picks).toContainEqual(expect.objectContaining({ id, isWinner: true, pick: read?.pick }));
});

test('DELETE /picks/{id} deletes what nobody could read and withdraws what was out', async () => {
  const draft = await givenPick(gateway, { status: 'DRAFT' });
  expect(await call('delete', `/picks/${draft}`, { user: admin })).toMatchObject({
    status: 200,
    body: { success: true, deletedPickId: draft, withdrawnPick: null },
  });
  const out = await posted();
  const { body } = await call('delete', `/picks/${out}`, { user: admin });
  expect(body).toEqual({
    success: true,
    deletedPickId: null,
    withdrawnPick: shown(out, { status: 'WITHDRAWN' }),
  });
  expect((await call('delete', '/picks/pick_none', { user: admin })).status).toBe(404);
});

test('DELETE /picks/{id} of a game that has started is refused', async () => {
  const id = await givenPick(gateway, { date: YESTERDAY });
  expect(await call('delete', `/picks/${id}`, { user: admin })).toMatchObject({
    status: 409,
    body: { code: 'WITHDRAWN_TOO_LATE' },
  });
});

describe.each(['/picks/all', '/picks'])('GET %s', (path) => {
  test('answers the picks of a day, each as the viewer may see it', async () => {
    const [open, locked] = [await givenPick(gateway, { tier: 'PLUS' }), await posted()];
    const { status, body, picks } = await call('get', `${path}?date=${TODAY}`, { user: plus });
    expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ['picks', 'date', 'isToday'] });
    expect(picks.find(({ id }) => id === open)).toMatchObject({ locked: false, pick: 'Bills -3.5' });
    expect(picks.find(({ id }) => id === locked)).toEqual(
      shown(locked, {
        locked: true,
        requiredTier: 'Premium',
        lockReason: 'TIER',
        pick: null,
        pickDetails: null,
      }),
    );
  });

  test('without a date answers today, and nothing of tomorrow', async () => {
    expect((await call('get', path)).body).toMatchObject({ date: TODAY, isToday: true });
    expect((await call('get', `${path}?date=${TOMORROW}`)).body).toEqual({
      picks: [],
      date: TOMORROW,
      isToday: false,
    });
  });
});

test('writes are for admins', async () => {
  const id = await posted();
  for (const [method, path, body] of [
    ['post', '/picks', DOCUMENTED],
    ['put', `/picks/${id}`, { isWinner: true }],
    ['delete', `/picks/${id}`],
  ] as const) {
    expect(await call(method, path, { body, user: plus })).toMatchObject({ status: 403 });
    expect(await call(method, path, { body })).toMatchObject({ status: 401 });
  }
});
