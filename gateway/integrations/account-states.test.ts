import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type AccountState, AccountStates } from './account-states.ts';

const SECOND = 1_000;
const MEMBERS = Array.from({ length: 250 }, (_, at) => `member ${at}`);
const BEGAN = new Date(0);

let time: number;
/** The accounts of each call so far. */
let calls: string[][];
let states: AccountStates;

beforeEach(() => {
  [time, calls] = [0, []];
  const read = async (uids: string[]) => {
    calls.push(uids);
    return new Map(uids.map((uid): [string, AccountState] => [uid, { isOpen: true, validSince: BEGAN }]));
  };
  states = new AccountStates(read, () => time);
});

const askOneByOne = async (uids: readonly string[]) => {
  for (const uid of uids) expect(await states.hasEnded(uid, BEGAN)).toBe(false);
  // Nobody waits for what is read ahead of its time.
  await setImmediate();
};

describe('members who ask one after the other', () => {
  test('share the calls that read them again, a hundred in each', async () => {
    await askOneByOne(MEMBERS);
    expect(calls).toHaveLength(250);
    await askOneByOne(MEMBERS);
    expect(calls).toHaveLength(250);
    time = 31 * SECOND;
    await askOneByOne(MEMBERS);
    expect(calls.slice(250).map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(new Set(calls.slice(250).flat())).toEqual(new Set(MEMBERS));
  });

  test('are not read again while they are young, nor by others once they are gone', async () => {
    const [gone = '', stays = '', young = ''] = MEMBERS;
    await askOneByOne([gone, stays, gone, stays]);
    time = 20 * SECOND;
    await askOneByOne([young]);
    time = 31 * SECOND;
    await askOneByOne([stays]);
    expect(calls.at(-1)).toEqual([stays, gone]);
    time = 62 * SECOND;
    await askOneByOne([stays]);
    // The one that is gone was read once more, and nobody asked for it since.
    expect(calls.at(-1)).toEqual([stays, young]);
  });
});
