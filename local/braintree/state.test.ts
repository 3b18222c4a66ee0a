import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { rejection } from './testing/codes.ts';
import { sdk } from './testing/gateway.ts';

jest.setTimeout(30_000);

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder: string;
let running: ReturnType<typeof spawn>[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'braintree-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'deep', 'state.json');

/** Starts the command as `npm run braintree` does, and answers when it says that it is ready. */
async function start(...flags: string[]) {
  const args = ['--import', 'tsx', main, '--port', '0', '--state', file(), ...flags];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  running.push(child);
  let port = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    port ||= Number(/127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? 0);
    if (line === 'ready') break;
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    return (await ended)[0] as number | null;
  };
  return { gateway: sdk(port), port, end };
}

async function fillIn(gateway: ReturnType<typeof sdk>) {
  const { customer } = await gateway.customer.create({ id: 'ann', paymentMethodNonce: 'fake-valid-nonce' });
  const { transaction } = await gateway.transaction.sale({
    amount: '79.00',
    customerId: customer.id,
    orderId: 'kept',
    apiRequestKey: 'kept',
  });
  return transaction.id;
}

describe('the command', () => {
  test('takes other merchants by configuration', async () => {
    const merchants = join(folder, 'merchants.json');
    const shop = { id: 'shop', publicKey: 'shop_public', privateKey: 'shop_private' };
    writeFileSync(merchants, JSON.stringify([shop]));
    const { port, gateway } = await start('--merchants', merchants);
    const other = sdk(port, { ...shop, accounts: [], tokenizationKeys: [], customFields: [] });
    expect((await other.customer.create({ id: 'theirs' })).success).toBe(true);
    expect((await other.merchantAccount.find('shop_default')).default).toBe(true);
    expect(await rejection(gateway.customer.find('theirs'))).toBe('notFoundError');
  });

  test('says plainly that a port is in use', async () => {
    const { port } = await start();
    const args = ['--import', 'tsx', main, '--port', String(port), '--state', join(folder, 'other.json')];
    const failed = promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' } });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Port ${port} is in use.`),
    });
  });
});

describe('the state', () => {
  test('survives an orderly end, and only one file is left', async () => {
    const first = await start();
    const id = await fillIn(first.gateway);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['state.json']);
    const second = await start();
    expect(await second.gateway.transaction.find(id)).toMatchObject({
      orderId: 'kept',
      customer: { id: 'ann' },
    });
    const again = await second.gateway.transaction.sale({
      amount: '79.00',
      customerId: 'ann',
      orderId: 'kept',
      apiRequestKey: 'kept',
    });
    expect(again.transaction.id).toBe(id);
  });

  test('survives kill -9 with at most the last second lost', async () => {
    const first = await start();
    const id = await fillIn(first.gateway);
    const until = performance.now() + 1000;
    // Steady traffic must not put the snapshot off for ever.
    while (performance.now() < until) await first.gateway.customer.create({});
    await first.end('SIGKILL');
    const second = await start();
    expect(await second.gateway.transaction.find(id)).toMatchObject({ amount: '79.00' });
  });

  test('is forgotten by the reset endpoint', async () => {
    const { gateway, port } = await start();
    await fillIn(gateway);
    const answer = await fetch(`http://127.0.0.1:${port}/__control/reset`, { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(await rejection(gateway.customer.find('ann'))).toBe('notFoundError');
  });
});
