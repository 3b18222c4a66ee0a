import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { idToken, type TokenSource } from './id-token.ts';

function failing(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** An identity whose tokens come as scripted; the last answer stands. */
function identity(...answers: (string | Error)[]) {
  const requests: (boolean | undefined)[] = [];
  const getIdToken = async (fresh?: boolean) => {
    requests.push(fresh);
    const answer = answers[Math.min(requests.length, answers.length) - 1] as string | Error;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const source: TokenSource = { authStateReady: async () => {}, currentUser: { getIdToken } };
  return { source, requests: requests };
}

function pauses() {
  const waited: number[] = [];
  const pause = async (ms: number) => void waited.push(ms);
  return { waited, pause };
}

const OFFLINE = failing('auth/network-request-failed');

afterEach(() => {
  jest.useRealTimers();
});

describe('the ID token', () => {
  test('comes at the first try without waiting', async () => {
    const { waited, pause } = pauses();
    expect(await idToken(identity('token').source, { pause })).toBe('token');
    expect(waited).toEqual([]);
  });

  test('is requested again 500 ms after a transient failure', async () => {
    const { waited, pause } = pauses();
    expect(await idToken(identity(OFFLINE, OFFLINE, 'token').source, { pause })).toBe('token');
    expect(waited).toEqual([500, 500]);
  });

  test('is given up after 10 tries, four and a half seconds on', async () => {
    jest.useFakeTimers();
    const { source, requests } = identity(OFFLINE);
    const failure = idToken(source).catch((reason: Error) => reason.message);
    await jest.advanceTimersByTimeAsync(4_499);
    expect(requests).toHaveLength(9);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(10);
    expect(await failure).toBe('Failed to get authentication token');
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each(['auth/user-disabled', 'auth/user-token-expired'])(
    'is not requested again after %s',
    async (code) => {
      const { source, requests } = identity(failing(code));
      await expect(idToken(source, pauses())).rejects.toThrow('Failed to get authentication token');
      expect(requests).toHaveLength(1);
    },
  );

  test('is nobody’s for a visitor', async () => {
    const visitor: TokenSource = { authStateReady: async () => {}, currentUser: null };
    await expect(idToken(visitor, pauses())).rejects.toThrow('No authenticated user');
  });

  test('waits until it is known who is signed in', async () => {
    const { source } = identity('token');
    const late: TokenSource = { authStateReady: async () => {}, currentUser: null };
    late.authStateReady = async () => {
      late.currentUser = source.currentUser;
    };
    expect(await idToken(late, pauses())).toBe('token');
  });

  test('is renewed when a fresh one is wanted', async () => {
    const { source, requests } = identity('token');
    await idToken(source, { fresh: true });
    expect(requests).toEqual([true]);
  });
});
