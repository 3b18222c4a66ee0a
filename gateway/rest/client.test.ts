import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { required } from '#gateway/testing/database.ts';
import { openGateway, TODAY } from '#gateway/testing/gateway.ts';
import { startProcessor } from '#gateway/testing/processor.ts';
import { member } from '#gateway/testing/users.ts';

const run = promisify(execFile);

test('a client written from the documents alone walks the life of a member and an admin over HTTP', async () => {
  const processor = await startProcessor();
  const gateway = await openGateway({ BRAINTREE_ENVIRONMENT: processor.url, BRAINTREE_TIMEOUT_MS: '5000' });
  try {
    const address = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const admin = await member(gateway, { isAdmin: true });
    const { stdout } = await run(process.execPath, [
      ...['--import', 'tsx', 'journeys/rest-client.ts', '--api', `${address}/api`],
      ...['--identity', `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`],
      ...['--admin', admin.email, '--password', 'chalkline', '--date', TODAY],
    ]);
    expect(stdout).toMatch(/\n21 steps\n$/);
  } finally {
    await gateway.close();
    await processor.close();
  }
});
