import { expect, test } from '@jest/globals';
import { AppError } from '#gateway/app-error.ts';
import { failureOf } from './failures.ts';

const driverError = (facts: { code?: string; constraint?: string; severity?: string; message?: string }) =>
  Object.assign(new Error('driver'), facts);

test.each([
  [{ code: '23505', constraint: 'trial_grants_card_key_unique' }, 'TRIAL_USED'],
  [{ code: '23505', constraint: 'trial_grants_device_key_unique' }, 'TRIAL_USED'],
  [{ code: '23505', constraint: 'trial_grants_email_key_unique' }, 'TRIAL_USED'],
  [{ code: '23505', constraint: 'trial_grants_user_key_unique' }, 'TRIAL_USED'],
  [{ code: 'CL001' }, 'PICK_STARTED'],
  [{ code: '57014' }, 'UNAVAILABLE'],
  [{ code: '53100' }, 'UNAVAILABLE'],
  [{ code: '08P01' }, 'BAD_USER_INPUT'],
  [{ code: '22P02' }, 'BAD_USER_INPUT'],
  [{ code: '22001' }, 'BAD_USER_INPUT'],
  [{ code: 'ECONNREFUSED' }, 'UNAVAILABLE'],
  [{ code: '25006' }, 'UNAVAILABLE'],
  [{ message: 'Client has encountered a connection error and is not queryable' }, 'UNAVAILABLE'],
  // PgBouncer: query_wait_timeout.
  [{ code: '08P01', severity: 'FATAL' }, 'UNAVAILABLE'],
  [{ code: '08P01', severity: 'ERROR' }, 'BAD_USER_INPUT'],
])('%j reads %s, also wrapped in another error', (facts, code) => {
  for (const failure of [driverError(facts), new Error('wrapped', { cause: driverError(facts) })]) {
    const failureFound = failureOf(failure);
    expect(failureFound instanceof AppError && failureFound.code).toBe(code);
  }
});

test.each([{ code: '23505', constraint: 'some_other_constraint' }, { code: '42601' }, {}])(
  '%j stays as it is',
  (facts) => {
    const failure = driverError(facts);
    expect(failureOf(failure)).toBe(failure);
  },
);
