import { ApolloLink, execute, gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { lastValueFrom, of } from 'rxjs';
import { challengeLink } from './challenge-link.ts';

const ASKED = { challenge: 'a-challenge', bits: 17 };
const refusal = (code: string) => ({ errors: [{ message: 'No', extensions: { code, ...ASKED } }] });
const bought = { data: { purchase: { userId: 'ann' } } };

/** Runs a purchase against a server with these answers; what it was sent and what came of it. */
async function run(...answers: ApolloLink.Result[]) {
  const sent: unknown[] = [];
  const server = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers?.['x-challenge-answer'] ?? null);
    return of(answers[sent.length - 1] ?? bought);
  });
  const link = ApolloLink.from([
    challengeLink(async ({ challenge, bits }) => `${challenge}:${bits}`),
    server,
  ]);
  const client = {} as Parameters<typeof execute>[2]['client'];
  const result = await lastValueFrom(
    execute(link, { query: gql('mutation { purchase { userId } }') }, { client }),
  );
  return { sent, result };
}

test('an operation that is asked for work is sent again with the answer', async () => {
  const { sent, result } = await run(refusal('CHALLENGE_REQUIRED'));
  expect(sent).toEqual([null, 'a-challenge:17']);
  expect(result).toEqual(bought);
});

test('once: a second refusal is the page’s', async () => {
  const { sent, result } = await run(refusal('CHALLENGE_REQUIRED'), refusal('CHALLENGE_REQUIRED'));
  expect(sent).toHaveLength(2);
  expect(result).toEqual(refusal('CHALLENGE_REQUIRED'));
});

test('no other refusal is answered with work', async () => {
  const { sent, result } = await run(refusal('CARD_DECLINED'));
  expect(sent).toEqual([null]);
  expect(result).toEqual(refusal('CARD_DECLINED'));
});
