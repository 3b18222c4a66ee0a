import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type GraphQLField, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { createSchema } from '#gateway/server/schema.ts';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { ANYTHING, questions, typeBelow } from '#gateway/testing/crawl.ts';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { givenPick, TYPED } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/rules/api/api-keys.ts';

/** All that keys may reach, and by which scopes. Opening something more is a decision: it is written down here too. */
const OPENED: Record<string, ApiKeyScope[]> = {
  'Query.today': ['READ_PICKS', 'READ_RECORD', 'WRITE_PICKS'],
  'Query.plans': ['READ_PICKS', 'READ_RECORD', 'WRITE_PICKS'],
  'Query.board': ['READ_PICKS', 'READ_RECORD'],
  'Query.pick': ['READ_PICKS', 'READ_RECORD'],
  'Query.picks': ['READ_PICKS', 'READ_RECORD'],
  'Query.recordCheckpoint': ['READ_PICKS', 'READ_RECORD'],
  'Query.record': ['READ_PICKS', 'READ_RECORD'],
  'Query.recordStats': ['READ_PICKS', 'READ_RECORD'],
  'Query.recordCurve': ['READ_PICKS', 'READ_RECORD'],
  'Query.recordPicks': ['READ_PICKS', 'READ_RECORD'],
  'Query.recordRows': ['READ_PICKS', 'READ_RECORD'],
  'Query.validateCoupon': ['READ_PICKS', 'READ_RECORD', 'WRITE_PICKS'],
  'Query.priceQuote': ['READ_PICKS', 'READ_RECORD', 'WRITE_PICKS'],
  'Query.adminBoard': ['WRITE_PICKS'],
  'Mutation.createPick': ['WRITE_PICKS'],
  'Query.findGame': ['WRITE_PICKS'],
  'Mutation.updatePick': ['WRITE_PICKS'],
  'Mutation.publishPick': ['WRITE_PICKS'],
  'Mutation.gradePick': ['WRITE_PICKS'],
  'Mutation.toggleWinner': ['WRITE_PICKS'],
  'Mutation.setWinner': ['WRITE_PICKS'],
  'Mutation.deletePick': ['WRITE_PICKS'],
  'Mutation.writePrices': ['WRITE_PRICES'],
  'Mutation.importPrices': ['WRITE_PRICES'],
};

/** The objects that those operations lead to: none of them knows anything of members or what they paid. */
const REACHED = [
  ...['AnalystRecord', 'Board', 'ChangedPrice', 'CouponDiscount', 'CouponValidation', 'DeletePickPayload'],
  ...['Game', 'GameMatch', 'GameScore'],
  ...[
    'ImportPricesPayload',
    'LeagueRecord',
    'LiveScore',
    'PageInfo',
    'Pick',
    'PickConnection',
    'PickEdge',
    'PickGrade',
  ],
  ...['PickOpening', 'PickPayload', 'PickPrice', 'PickRevision', 'PickSeal', 'Plan', 'PriceChange'],
  ...['PriceLine', 'PriceProblem', 'PriceQuote', 'RecordCalibration', 'RecordCalibrationBin'],
  ...['RecordCheckpoint', 'RecordClosingLine', 'RecordClosingLineBin', 'RecordCurve', 'RecordCurveDay'],
  ...['RecordDrawdown', 'RecordFigures', 'RecordHitRate', 'RecordInterval', 'RecordLeaf'],
  ...['RecordLineMoves', 'RecordLuck', 'RecordReturns', 'RecordRow', 'RecordRowConnection'],
  ...[
    'RecordRowEdge',
    'RecordSlice',
    'RecordSlices',
    'RecordStats',
    'SheetChoice',
    'SheetColumn',
    'SheetLine',
    'SheetQuestion',
    'Tally',
    'TierRecord',
    'Today',
    'TrackRecord',
    'WritePricesPayload',
  ],
];

interface Operation {
  name: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

const operations: Operation[] = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.values((createSchema().getType(root) as GraphQLObjectType).getFields()).map((field) => ({
    name: `${root}.${field.name}`,
    kind: root === 'Query' ? ('query' as const) : ('mutation' as const),
    field,
  })),
);

let gateway: TestGateway;
let admin: TestUser;
let plus: TestUser;
const keys = new Map<ApiKeyScope, TestUser>();

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  plus = await member(gateway, { plan: { tier: 'PLUS' } });
  for (const scope of API_KEY_SCOPES) keys.set(scope, await givenKey(gateway, admin, [scope]));
});
afterAll(() => gateway.close());

async function codes({ kind, field }: Operation, user: TestUser | undefined): Promise<unknown[]> {
  const [question] = questions({ [field.name]: field }, kind, ANYTHING, typeBelow);
  const { errors } = await ask(gateway, question?.query ?? '', question?.variables, user);
  return errors?.map(({ extensions }) => extensions.code) ?? [];
}

describe('every operation of the schema, asked with the keys of an admin', () => {
  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s',
    async (name, operation) => {
      const opened = OPENED[name] ?? [];
      for (const scope of API_KEY_SCOPES) {
        const found = (await codes(operation, keys.get(scope))).map(String);
        const refused = found.filter((code) => ['KEY_REFUSED', 'SCOPE_MISSING'].includes(code));
        const expected = opened.includes(scope) ? [] : [opened.length ? 'SCOPE_MISSING' : 'KEY_REFUSED'];
        expect([scope, refused]).toEqual([scope, expected]);
      }
    },
  );

  test('the list of what is opened names nothing that is gone', () => {
    const names = operations.map(({ name }) => name);
    expect(Object.keys(OPENED).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('what they lead to is picks, boards and plans', () => {
    const reached = new Set<string>();
    const follow = (field: GraphQLField<unknown, unknown>): void => {
      const type = getNamedType(field.type);
      if (!isObjectType(type) || reached.has(type.name)) return;
      reached.add(type.name);
      for (const next of Object.values(type.getFields())) follow(next);
    };
    for (const { name, field } of operations) if (OPENED[name]) follow(field);
    expect([...reached].sort()).toEqual(REACHED);
  });

  test('a key cannot make or end a key, its own neither', async () => {
    const key = await givenKey(gateway, admin, [...API_KEY_SCOPES]);
    const query = `mutation { revokeApiKey(input: { id: "${key.keyId}" }) { apiKey { id } } }`;
    expect((await ask(gateway, query, {}, key)).errors?.[0]).toMatchObject({
      message: 'API keys cannot do this. Please sign in.',
      extensions: { code: 'KEY_REFUSED' },
    });
  });

  test('everyone may ask what there is to ask', async () => {
    const { data } = await ask(gateway, '{ __schema { queryType { name } } }', {}, keys.get('READ_RECORD'));
    expect(data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });
});

describe('the documented routes run the same schema', () => {
  test('picks are answered to a key as to its owner', async () => {
    await givenPick(gateway, { tier: 'PLUS', pick: 'Plus words' });
    await givenPick(gateway, { tier: 'VIP', pick: 'Vip words' });
    const key = await givenKey(gateway, plus, ['READ_PICKS']);
    const [owners, keyed] = await Promise.all(
      [plus, key].map((user) => callRest(gateway, 'get', '/picks/all', { user })),
    );
    expect(keyed?.status).toBe(200);
    expect(keyed?.text).toBe(owners?.text);
    expect(keyed?.text).toContain('Plus words');
    expect(keyed?.text).not.toContain('Vip words');
  });

  test('a key that posts is for posting, and for nothing else of its admin', async () => {
    const user = keys.get('WRITE_PICKS');
    const { subscription: _, ...body } = TYPED;
    expect(await callRest(gateway, 'post', '/picks', { user, body })).toMatchObject({ status: 201 });
    const reading = await givenKey(gateway, admin, ['READ_PICKS']);
    expect(await callRest(gateway, 'post', '/picks', { user: reading, body })).toMatchObject({
      status: 403,
      body: { error: 'This API key needs the scope write:picks', code: 'SCOPE_MISSING' },
    });
    const coupon = { code: 'SWEEP', discountAmount: 5, discountType: 'fixed', plans: ['plus'] };
    const refused = { status: 403, body: { code: 'KEY_REFUSED' } };
    expect(await callRest(gateway, 'post', '/coupons', { user, body: coupon })).toMatchObject(refused);
    for (const path of [`/subscriptions/${admin.uid}/invoices`, `/users/${admin.uid}`])
      expect(await callRest(gateway, 'get', path, { user })).toMatchObject(refused);
    const idToken = { idToken: user?.token };
    expect((await callRest(gateway, 'post', '/auth/register', { body: idToken })).body.code).toBe(
      'KEY_REFUSED',
    );
  });

  test('the record is open to a key that has no more', async () => {
    await givenPick(gateway, {
      ...{ tier: 'VIP', date: YESTERDAY, publishedAt: '2031-11-19T12:00:00Z' },
      ...{ pick: 'Graded words', result: 'WIN' },
    });
    const user = await givenKey(gateway, plus, ['READ_RECORD']);
    const { text } = await callRest(gateway, 'get', `/picks?date=${YESTERDAY}`, { user });
    expect(text).toContain('Graded words');
    expect((await callRest(gateway, 'get', '/picks/all', { user })).text).not.toContain('Plus words');
  });
});
