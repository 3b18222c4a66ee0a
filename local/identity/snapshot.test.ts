import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createSaver } from './snapshot.ts';

const saved: number[] = [];
const reported: unknown[] = [];
let failNext = false;
let saver: ReturnType<typeof createSaver>;

async function save(): Promise<void> {
  if (failNext) {
    failNext = false;
    throw new Error('the disk is full');
  }
  saved.push(performance.now());
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  saved.length = 0;
  reported.length = 0;
  saver = createSaver(save, (error) => reported.push(error));
});
afterEach(() => {
  jest.useRealTimers();
});

/** A change every `every` ms for `lasting` ms. */
async function changes(every: number, lasting: number): Promise<void> {
  for (let passed = 0; passed < lasting; passed += every) {
    saver.changed();
    await jest.advanceTimersByTimeAsync(every);
  }
}

describe('saving accounts', () => {
  test('waits for a pause, so that many changes are one save', async () => {
    await changes(50, 500);
    expect(saved).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(saved).toHaveLength(1);
  });

  test('waits for a pause no longer than 800 ms, so that a kill loses less than a second', async () => {
    const began = performance.now();
    await changes(50, 3000);
    expect(saved.length).toBeGreaterThanOrEqual(3);
    const waits = saved.map((moment, index) => moment - (saved[index - 1] ?? began));
    expect(Math.max(...waits)).toBeLessThanOrEqual(850);
  });

  test('does nothing when nothing has changed', async () => {
    await jest.advanceTimersByTimeAsync(5000);
    expect(saved).toEqual([]);
  });

  test('that fails is reported, and happens with the next change', async () => {
    failNext = true;
    await changes(50, 50);
    await jest.advanceTimersByTimeAsync(1000);
    expect(reported).toHaveLength(1);
    await changes(50, 50);
    await jest.advanceTimersByTimeAsync(1000);
    expect(saved).toHaveLength(1);
  });
});
