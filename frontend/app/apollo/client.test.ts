import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { failureText } from '#frontend/app/failures.ts';
import { MeDocument, RegisterDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { meAnswer } from '#frontend/testing/network.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { createClient } from './client.ts';

const ME = meAnswer(sampleMember());
const REGISTERED = { register: { __typename: 'RegisterPayload' as const, user: sampleMember() } };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A client whose tokens are 'old' until a fresh one is requested. */
function clientOver(answers: Answers, signedIn = true) {
  const ended = jest.fn();
  const token = async (fresh: boolean) => (signedIn ? (fresh ? 'new' : 'old') : null);
  return { client: createClient({ token, ended }, answers.fetch), ended };
}

function askMe(answers: Answers, signedIn?: boolean) {
  const { client, ended } = clientOver(answers, signedIn);
  return { asking: client.query({ query: MeDocument }), ended };
}

describe('who is asking', () => {
  test('each operation carries the bearer token', async () => {
    const answers = new Answers().to(MeDocument, ME);
    await askMe(answers).asking;
    expect(answers.requests.map(({ bearer }) => bearer)).toEqual(['Bearer old']);
  });

  test('a visitor sends none', async () => {
    const answers = new Answers().to(MeDocument, { ...ME, me: null });
    await askMe(answers, false).asking;
    expect(answers.requests[0]?.bearer).toBeNull();
  });

  test.each(['INVALID_TOKEN', 'UNAUTHENTICATED'] as const)(
    '%s renews the token once and asks again, unseen by the page',
    async (code) => {
      const answers = new Answers().to(MeDocument, code, ME);
      const { asking, ended } = askMe(answers);
      expect((await asking).data?.me?.email).toBe('plus@chalkline.test');
      expect(answers.requests.map(({ bearer }) => bearer)).toEqual(['Bearer old', 'Bearer new']);
      expect(ended).not.toHaveBeenCalled();
    },
  );

  test('a new token that is refused as well ends the session', async () => {
    const answers = new Answers().to(MeDocument, 'INVALID_TOKEN');
    const { asking, ended } = askMe(answers);
    await expect(asking).rejects.toThrow();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(answers.requests).toHaveLength(2);
  });
});

describe('a server out of reach', () => {
  test('queries are retried', async () => {
    const answers = new Answers().to(MeDocument, 'unreachable', 'unreachable', ME);
    const { asking } = askMe(answers);
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await asking).data?.me?.id).toBe('demo-plus');
  });

  test('is said plainly when it stays away', async () => {
    const answers = new Answers().to(MeDocument, 'unreachable');
    const failure = askMe(answers).asking.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(failureText(await failure)).toBe('Server error. Please try again.');
    expect(answers.requests).toHaveLength(4);
  });

  test('a write is never sent twice', async () => {
    const answers = new Answers().to(RegisterDocument, 'unreachable', REGISTERED);
    const { client } = clientOver(answers);
    const failure = client.mutate({ mutation: RegisterDocument }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(failureText(await failure)).toBe('Server error. Please try again.');
    expect(answers.requests).toHaveLength(1);
  });
});
