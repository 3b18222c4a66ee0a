import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse, specifiedRules, validate } from 'graphql';
import { brokenLimits, measure } from '#gateway/graphql/limits.ts';
import { createSchema } from '#gateway/server/schema.ts';
import { type Answer, ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { invoice } from '#gateway/testing/invoices.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { follow, listening } from '#gateway/testing/streams.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { asOneDocument, filledVariables, readExamples } from './examples.ts';

const schema = createSchema();
const examples = readExamples('examples');
const names = examples.map(({ name }) => name);

let gateway: TestGateway;
let plus: TestUser;
let admin: TestUser;
let modelKey: TestUser;
let past: string;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  plus = await member(gateway, { trialDays: -2, plan: { tier: 'PLUS' } });
  modelKey = await givenKey(gateway, admin, ['WRITE_PICKS']);
  past = await givenPick(gateway, {
    date: YESTERDAY,
    result: 'WIN',
    analyst: 'Chalkline Model',
    tier: 'VIP',
  });
  await givenPick(gateway, { tier: 'PLUS' });
  await invoice(gateway, plus, { id: 'inv_example', createdAt: '2031-11-20T16:00:00.000Z' });
});
afterAll(() => gateway.close());

/** Runs an example as its user, with the variables that the explorer offers and what must be known here. */
async function run(
  name: string,
  user: TestUser | null,
  more: Record<string, unknown> = {},
): Promise<Answer<object>> {
  const example = examples.find((each) => each.name === name);
  const variables = {
    ...filledVariables(example?.variables ?? {}, TODAY, { first: past, started: past }),
    ...more,
  };
  return ask(gateway, example?.query ?? '', variables, user);
}

const part = (shape: object) => expect.objectContaining(shape);
const nodes = (...of: object[]) => ({ nodes: of.map(part) });

/** Each example with the user it is for and what they must see. */
const RUNS: Record<string, () => [TestUser | null, object, Record<string, unknown>?]> = {
  TodaysBoard: () => [
    plus,
    { board: part({ date: TODAY, picks: [part({ pick: 'Bills -3.5', locked: false })] }) },
  ],
  OnePick: () => [null, { pick: part({ id: past, pick: 'Bills -3.5', revisions: [] }) }],
  PicksOfAWeek: () => [null, { picks: part({ totalCount: 1, ...nodes({ id: past, result: 'WIN' }) }) }],
  WinnersOfAnAnalyst: () => [
    null,
    { picks: part({ edges: [part({ node: part({ americanOdds: '-110', units: 2 }) })] }) },
  ],
  RecordByLeague: () => [null, { record: part({ to: YESTERDAY, byLeague: [part({ league: 'NFL' })] }) }],
  RecordByAnalyst: () => [null, { record: part({ byAnalyst: [part({ analyst: 'Chalkline Model' })] }) }],
  PlansAndPrices: () => [
    null,
    { plans: expect.arrayContaining([part({ code: 'vip', priceCents: 24_900 })]) },
  ],
  WhatAPlanCosts: () => [null, { priceQuote: part({ totalCents: 12_900, currency: 'USD' }) }],
  DoesACouponApply: () => [null, { validateCoupon: part({ isValid: false, discount: null }) }],
  MyPlanAndInvoices: () => [
    plus,
    {
      me: part({ subscription: 'PLUS' }),
      subscription: part({ tier: 'PLUS' }),
      invoices: part({ totalCount: 1 }),
      paymentMethod: null,
    },
  ],
  MakeAnApiKey: () => [plus, { createApiKey: part({ secret: expect.stringMatching(/^pk_/) }) }],
  PostAPick: () => [modelKey, { createPick: { pick: part({ status: 'DRAFT', version: 1 }) } }],
  GradeAPick: () => [
    modelKey,
    { gradePick: { pick: { id: past, result: 'LOSS', isWinner: false } } },
    { input: { id: past, result: 'LOSS' } },
  ],
  FindMembers: () => [
    admin,
    { members: part({ totalCount: 1, ...nodes({ id: plus.uid, planStatus: 'ACTIVE' }) }) },
    { search: plus.email },
  ],
};

/** What a subscription says first. */
async function firstOf(name: string): Promise<unknown> {
  const query = examples.find((each) => each.name === name)?.query ?? '';
  const stream = await follow(await listening(gateway), query);
  const message = await stream.next();
  stream.close();
  return message;
}

describe('the examples', () => {
  test('are 12 to 16, and each is run below', () => {
    expect(names.sort()).toEqual([...Object.keys(RUNS), 'ListenToTheBoard'].sort());
    expect(names.length).toBeGreaterThanOrEqual(12);
    expect(names.length).toBeLessThanOrEqual(16);
    expect(
      Object.keys(JSON.parse(readFileSync('examples/variables.json', 'utf8'))).filter(
        (name) => !(name in RUNS),
      ),
    ).toEqual([]);
  });

  test('are valid together as one document, within every limit: the sandbox is opened on it', () => {
    const document = parse(asOneDocument(examples), { maxTokens: 1_000 });
    expect(validate(schema, document, [...specifiedRules])).toEqual([]);
    expect(brokenLimits(measure(schema, document))).toEqual([]);
  });

  test.each(Object.keys(RUNS))('%s', async (name) => {
    const [user, expected, variables] = RUNS[name]?.() ?? [null, {}];
    const { data, errors } = await run(name, user, variables);
    expect(errors).toBeUndefined();
    expect(data).toEqual(expected);
  });
});

test('ListenToTheBoard', async () => {
  const picks = [part({ pick: null, locked: true, lockReason: 'SIGN_IN' })];
  expect(await firstOf('ListenToTheBoard')).toEqual({ data: { boardChanged: part({ date: TODAY, picks }) } });
});

describe('/explorer', () => {
  test('is a page that nothing from elsewhere can be in, with the examples and today’s days', async () => {
    const { statusCode, headers, body } = await gateway.app.inject({ url: '/explorer' });
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[\w+/=]+';/);
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(body.match(/(src|href)="[^"/#]/g)).toBeNull();
    for (const { title } of examples) expect(body).toContain(`>${title.replaceAll("'", '&#39;')}<`);
    expect(body).toContain(`"to":"${YESTERDAY}"`);
    expect(body).toMatch(/"OnePick".*?"variables":\{"id":"pick_\w+/);
    expect(body).not.toMatch(/\{(today|first|started)/);
    const runs = [...body.matchAll(/"name":"(\w+)".*?"query":"(\w+).*?"runs":"([^"]+)"/g)].map(
      ([, ...of]) => of,
    );
    expect(runs).toEqual(
      expect.arrayContaining([
        ['TodaysBoard', 'query', 'for anyone'],
        ['MyPlanAndInvoices', 'query', 'with a token'],
        ['PostAPick', 'mutation', 'when asked'],
        ['ListenToTheBoard', 'subscription', 'when asked'],
      ]),
    );
    expect(runs).toHaveLength(examples.length);
    const groups = [...body.matchAll(/<optgroup label="([^"]+)"/g)].map(([, label]) => label);
    expect(groups).toEqual(['Anyone, or any API key', 'Members', 'Admins, or their API key', 'Admins']);
  });

  test.each([
    ['ruru.js', 'text/javascript; charset=utf-8'],
    ['ruru.css', 'text/css; charset=utf-8'],
  ])('serves %s of the editor, compressed for browsers that accept it', async (file, type) => {
    const url = `/explorer/static/${file}`;
    const small = await gateway.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([small.statusCode, small.headers['content-type'], small.headers['content-encoding']]).toEqual([
      200,
      type,
      'br',
    ]);
    const plain = await gateway.app.inject({ url });
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
    expect(plain.rawPayload.length).toBeGreaterThan(small.rawPayload.length);
  });

  test.each(['/explorer/static/none.js', '/explorer/static/../package.json', '/explorer/static/ruru.js.map'])(
    'has no %s',
    async (url) => {
      expect((await gateway.app.inject({ url })).statusCode).toBe(404);
    },
  );
});

test('EXPLORER=off leaves it out: who follows a link to it is sent to the reference', async () => {
  const other = await openGateway({ EXPLORER: 'off' });
  const answers = await Promise.all(
    ['/explorer', '/explorer/static/ruru.js'].map((url) => other.app.inject({ url })),
  );
  await other.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 404]);
  expect(answers[0]?.headers.location).toBe('/api/docs');
});
