import { expect, test } from '@jest/globals';
import { openBraintree } from '#gateway/integrations/braintree.ts';
import { createLog } from './log.ts';

/** What a log writes of a failure. */
function logged(err: unknown): Record<string, unknown> {
  const lines: string[] = [];
  createLog('error', { write: (line) => void lines.push(line) }).error({ err }, 'a job failed');
  return JSON.parse(lines.join('')).err;
}

test('a failure is written without the row that it met', () => {
  const failure = new Error('duplicate key\nDETAIL: Key (email)=(ada@chalkline.test) already exists.', {
    cause: new Error('the same\nDETAIL: Key (email)=(ada@chalkline.test)'),
  });
  const written = logged(failure);
  expect(written).toMatchObject({ message: 'duplicate key', cause: 'the same' });
  expect(JSON.stringify(written)).not.toContain('ada@');
});

test('the log says why the processor could not be reached, and its answer to a member does not', async () => {
  const processor = openBraintree({
    ...{ BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:1', BRAINTREE_TIMEOUT_MS: 1_000 },
    ...{ BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p', BRAINTREE_PRIVATE_KEY: 'k' },
  });
  const failure = await processor.findByOrder('order').catch((reason: unknown) => reason);
  expect(logged(failure)).toMatchObject({
    code: 'PROCESSOR_UNAVAILABLE',
    cause: expect.stringContaining('ECONNREFUSED 127.0.0.1:1'),
  });
  expect(JSON.stringify(failure)).not.toContain('ECONNREFUSED');
});

test('secrets are left out of a line, its objects and theirs', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const given = {
    token: 'CANARY',
    headers: { cookie: 'CANARY', host: 'kept' },
    of: [{ password: 'CANARY' }],
  };
  log.info({ ...given, a: { b: given.headers } }, 'tried');
  expect(lines.join('')).not.toContain('CANARY');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    ...{ msg: 'tried', token: '[redacted]', headers: { cookie: '[redacted]', host: 'kept' } },
    ...{ of: [{ password: '[redacted]' }] },
  });
  expect(given.headers.cookie).toBe('CANARY');
});
