import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse, specifiedRules, validate } from 'graphql';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { type RandomDocument, randomDocuments } from '#gateway/testing/random-documents.ts';
import { listening } from '#gateway/testing/streams.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';
import { createSchema } from './schema.ts';

/** More of them by hand: DOCUMENT_RUNS=5000 npm test -- gateway random-documents */
const RUNS = Number(process.env.DOCUMENT_RUNS ?? 300);
const ACCEPTS = ['application/json', 'application/graphql-response+json', 'text/event-stream', '*/*'];
const schema = createSchema();

let gateway: TestGateway;
let url: string;
let owner: TestUser;
beforeAll(async () => {
  gateway = await openGateway();
  url = `${await listening(gateway)}/graphql`;
  owner = await member(gateway, { role: 'OWNER' });
  await givenPick(gateway);
  await givenPick(gateway, { date: YESTERDAY, result: 'WIN' });
});
afterAll(() => gateway.close());

/** Status and codes of an answer; of a stream only that it opened. */
async function send(document: RandomDocument, accept: string, user: TestUser | null) {
  const left = new AbortController();
  const headers = {
    ...{ accept, 'content-type': 'application/json' },
    ...(user && { authorization: `Bearer ${user.token}` }),
  };
  const body = JSON.stringify(document);
  const answer = await fetch(url, { method: 'POST', headers, body, signal: left.signal });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const { errors = [], data } = isStream ? { data: {} } : await answer.json();
  left.abort();
  const codes: string[] = errors.map((error: { extensions: { code: string } }) => error.extensions.code);
  return { status: answer.status, codes, hasData: data !== undefined };
}

test(
  'no document that fits the contract is answered with a failure of ours, to a visitor or to the owner',
  async () => {
    let executed = 0;
    let valid = 0;
    await fc.assert(
      fc.asyncProperty(
        randomDocuments(schema),
        fc.constantFrom(...ACCEPTS),
        fc.boolean(),
        async (document, accept, asOwner) => {
          valid += isValid(document.query) ? 1 : 0;
          const { status, codes, hasData } = await send(document, accept, asOwner ? owner : null);
          executed += hasData ? 1 : 0;
          // Some documents end the owner's own sessions.
          if (status === 401 && asOwner) owner = await signInAgain(owner);
          expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
          expect(status).not.toBe(500);
        },
      ),
      { numRuns: RUNS, seed: 2026 },
    );
    expect(valid).toBeGreaterThan(RUNS * 0.8);
    expect(executed).toBeGreaterThan(RUNS * 0.4);
  },
  RUNS * 200 + 60_000,
);

/** Where graphql-js can say it: it throws for some documents. */
function isValid(query: string): boolean {
  try {
    return validate(schema, parse(query), specifiedRules).length === 0;
  } catch {
    return true;
  }
}
