import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { listening } from '#gateway/testing/streams.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';
const EVENTS = 'text/event-stream; charset=utf-8';

/** What urql 6 sends with everything; other clients list types, too. */
const URQL =
  'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed';

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await openGateway();
  url = `${await listening(gateway)}/graphql`;
});
afterAll(() => gateway.close());

/** Node's own fetch, which sends a header of ours as it is; of a stream nothing but its beginning is read. */
async function send(query: string, accept: string, method: 'GET' | 'POST' = 'POST', operationName?: string) {
  const left = new AbortController();
  const asked = method === 'GET' ? `${url}?query=${encodeURIComponent(query)}` : url;
  const answer = await fetch(asked, {
    method,
    signal: left.signal,
    headers: { accept, 'content-type': 'application/json', 'apollo-require-preflight': '1' },
    ...(method === 'POST' && { body: JSON.stringify({ query, operationName }) }),
  });
  const type = answer.headers.get('content-type');
  const body = type === EVENTS ? {} : await answer.json();
  left.abort();
  return {
    status: answer.status,
    type,
    code: body.errors?.[0].extensions.code,
    message: body.errors?.[0].message,
  };
}

const QUERY = '{ plans { code } }';
const MUTATION = 'mutation { saveFingerprint(input: { fingerprintId: "a-device" }) { saved } }';
const SUBSCRIPTION = 'subscription { boardChanged { date } }';

describe('a query is answered as the first type that its client lists and we can write', () => {
  test.each([
    [URQL, GRAPHQL_TYPE],
    ['application/json, text/event-stream', JSON_TYPE],
    ['text/event-stream, application/json', JSON_TYPE],
    ['text/event-stream;q=0.1, application/json', JSON_TYPE],
    ['text/event-stream, application/json;q=0.1', JSON_TYPE],
    ['application/json;q=0.9, application/graphql-response+json', GRAPHQL_TYPE],
    ['application/graphql-response+json;q=0.2, application/json;q=0.3', JSON_TYPE],
    ['application/json, application/graphql-response+json', JSON_TYPE],
    ['multipart/mixed;deferSpec=20220824, application/graphql-response+json, application/json', GRAPHQL_TYPE],
    ['text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8', JSON_TYPE],
    ['APPLICATION/JSON;CHARSET=UTF-8', JSON_TYPE],
    ['application/json;q=0, */*', GRAPHQL_TYPE],
    ['application/*', JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['', JSON_TYPE],
  ])('%s', async (accept, type) => {
    expect(await send(QUERY, accept)).toMatchObject({ status: 200, type });
    expect(await send(MUTATION, accept)).toMatchObject({ status: 200, type });
    expect(await send(QUERY, accept, 'GET')).toMatchObject({ status: 200, type });
    // The second time it may come from what was kept.
    expect(await send(QUERY, accept)).toMatchObject({ status: 200, type });
  });

  test('and refused with the status that this type has for it', async () => {
    expect(await send('{ none }', URQL)).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
    const json = 'application/json, application/graphql-response+json;q=0.1';
    expect(await send('{ none }', json)).toMatchObject({ status: 200, type: JSON_TYPE });
  });
});

describe('a subscription is answered as an event stream if the client accepts one', () => {
  test.each([
    'text/event-stream',
    URQL,
    'application/json, text/event-stream;q=0.1',
    'text/*',
    '*/*',
    'application/json;q=0.1, */*;q=0.01',
  ])('%s', async (accept) => {
    expect(await send(SUBSCRIPTION, accept)).toMatchObject({ status: 200, type: EVENTS });
    expect(await send(SUBSCRIPTION, accept, 'GET')).toMatchObject({ status: 200, type: EVENTS });
  });

  test.each([
    `# a board\n${SUBSCRIPTION}`,
    `query Q { today { date } } ${SUBSCRIPTION}`,
    `fragment F on Board { date subscription: date }\n,\nsubscription S { boardChanged { ...F } }`,
  ])('wherever it stands in its document: %s', async (document) => {
    const query = document.replace('subscription {', 'subscription S {');
    expect(await send(query, URQL, 'POST', 'S')).toMatchObject({ status: 200, type: EVENTS });
  });

  test('and the query beside it in a document as a query is', async () => {
    const query = `query Q { today { date } } ${SUBSCRIPTION.replace('subscription', 'subscription S')}`;
    expect(await send(query, URQL, 'POST', 'Q')).toMatchObject({ status: 200, type: GRAPHQL_TYPE });
  });
});

describe('what cannot be written for the client is refused with 406 and a sentence', () => {
  const SUBSCRIBE = 'A subscription is answered as text/event-stream only: send "Accept: text/event-stream"';
  const ASK =
    'Please accept application/json or application/graphql-response+json; only subscriptions are sent as text/event-stream.';
  test.each([
    [SUBSCRIPTION, 'application/json', SUBSCRIBE],
    [SUBSCRIPTION, 'application/graphql-response+json, application/json', SUBSCRIBE],
    [SUBSCRIPTION, 'text/event-stream;q=0, */*', SUBSCRIBE],
    [SUBSCRIPTION, '', SUBSCRIBE],
    [QUERY, 'text/event-stream', ASK],
    [MUTATION, 'text/event-stream', ASK],
    [QUERY, 'text/csv, image/png', ASK],
    [QUERY, 'application/json;q=0', ASK],
    [SUBSCRIPTION, 'text/csv', SUBSCRIBE],
  ])('%s as "%s"', async (query, accept, message) => {
    const refused = { status: 406, type: JSON_TYPE, code: 'NOT_ACCEPTABLE', message };
    expect(await send(query, accept)).toEqual(refused);
    if (query !== MUTATION) expect(await send(query, accept, 'GET')).toEqual(refused);
  });
});

describe('a condition on the root field of a subscription is refused, whatever it says', () => {
  test.each([
    'subscription ($x: Boolean = true) { boardChanged @include(if: $x) { date } }',
    'subscription ($x: Boolean!) { boardChanged @skip(if: $x) { date } }',
    'subscription { boardChanged @skip(if: true) { date } }',
    'subscription ($x: Boolean = true) { ... @include(if: $x) { boardChanged { date } } }',
    'subscription ($x: Boolean = true) { ...F @include(if: $x) } fragment F on LiveUpdates { boardChanged { date } }',
    'subscription ($x: Boolean = true) { ...F } fragment F on LiveUpdates { boardChanged @include(if: $x) { date } }',
  ])('%s', async (query) => {
    for (const accept of ['text/event-stream', 'application/graphql-response+json'])
      expect(await send(query, accept)).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  test('also where another operation of the document is asked for', async () => {
    const query =
      'query Q { today { date } } subscription S($x: Boolean = true) { boardChanged @include(if: $x) { date } }';
    const refused = { status: 400, code: 'GRAPHQL_VALIDATION_FAILED' };
    expect(await send(query, 'application/json', 'POST', 'Q')).toMatchObject(refused);
  });
});

test('an answer says which headers chose it', async () => {
  const { headers } = await fetch(`${url}?query={plans{code}}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  expect(headers.get('vary')).toBe('Accept, Authorization');
});
