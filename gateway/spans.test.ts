import { afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { traceQueries } from '#gateway/database/trace-queries.ts';
import { currentTrace, spanEach, traceWith, within } from './spans.ts';

const services = { ask: async () => 'answer', limit: 3 };

/** Listeners that a pool has once it was handed over; each would run for every connection. */
function listenersOf(): number {
  const pool = new pg.Pool();
  const before = pool.listenerCount('connect');
  traceQueries(pool);
  return pool.listenerCount('connect') - before;
}

afterEach(() => traceWith(null));

describe('while nothing is traced', () => {
  test('services and pools are those that they were: tracing that is off costs a request nothing', () => {
    expect(spanEach('identity', services)).toBe(services);
    expect(listenersOf()).toBe(0);
  });

  test('work is run as it is, and lines of the log name no trace', () => {
    const result = Promise.resolve(1);
    expect(within({ name: 'job' }, () => result)).toBe(result);
    expect(currentTrace()).toEqual({});
  });
});

test('while something is, calls are spans and the rest of a service stays', async () => {
  const named: string[] = [];
  traceWith({
    within: ({ name }, act) => {
      named.push(name);
      return act();
    },
    current: () => ({ trace_id: 'a', span_id: 'b' }),
  });
  const traced = spanEach('identity', services);
  expect([await traced.ask(), traced.limit, named]).toEqual(['answer', 3, ['identity ask']]);
  expect([currentTrace(), listenersOf()]).toEqual([{ trace_id: 'a', span_id: 'b' }, 1]);
});
