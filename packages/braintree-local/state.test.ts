import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { rejection } from './testing/codes.ts';
import { sdk } from './testing/gateway.ts';
import { startReceiver } from './testing/receiver.ts';

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
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  running.push(child);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const says = async (words: RegExp) => {
    while (!words.test(said)) await once(child.stderr, 'data');
  };
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
  return { gateway: sdk(port), port, end, says };
}

/** A start that fails; rejects with its code and what it said. */
function refused(...flags: string[]) {
  const args = ['--import', 'tsx', main, ...flags];
  return promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' } });
}

async function control(port: number, method: string, path: string, body: object = {}): Promise<void> {
  const address = `http://127.0.0.1:${port}/__control/${path}`;
  const answer = await fetch(address, { method, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}

async function fillIn(gateway: ReturnType<typeof sdk>, options?: object) {
  const { customer } = await gateway.customer.create({ id: 'ann', paymentMethodNonce: 'fake-valid-nonce' });
  const { transaction } = await gateway.transaction.sale({
    amount: '79.00',
    customerId: customer.id,
    orderId: 'kept',
    apiRequestKey: 'kept',
    ...(options ? { options } : {}),
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
    await expect(
      refused('--port', String(port), '--state', join(folder, 'other.json')),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Port ${port} is in use.`),
    });
  });

  test.each([
    [
      ['--port', 'many', '--hosts', 'theirs', '--webhook-url', 'file:///etc/hostname'],
      /port.+webhook-url.+hosts/s,
    ],
    [['--colour', 'red'], /--colour/],
    [['--merchants', 'nowhere.json'], /nowhere\.json/],
  ])('refuses %j without a stack', async (wrong, words) => {
    const failure = await refused(...wrong).catch((error: { code: number; stderr: string }) => error);
    expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(words) });
    expect(failure.stderr).not.toContain('    at ');
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

  test('that cannot be read is said in a sentence that names the file', async () => {
    for (const text of ['{ "version": 1, "vaults"', '{ "version": 1, "vaults": {} }']) {
      writeFileSync(join(folder, 'damaged.json'), text);
      const failed = refused('--state', join(folder, 'damaged.json'));
      await expect(failed).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/damaged\.json cannot be read: .+\. Delete it, or name another file/),
      });
    }
  });

  test('that cannot be written is said, the server goes on, and it is written once that is mended', async () => {
    const first = await start();
    const obstacle = `${file()}.tmp`;
    mkdirSync(obstacle, { recursive: true });
    await fillIn(first.gateway);
    await first.says(/state\.json cannot be written/);
    expect((await first.gateway.customer.find('ann')).id).toBe('ann');
    rmdirSync(obstacle);
    await first.end('SIGTERM');
    const second = await start();
    expect((await second.gateway.customer.find('ann')).id).toBe('ann');
  });

  test('holds whatever a request may, and is read again', async () => {
    const first = await start();
    const card = { number: '4111111111111111', expiration_date: '05/2031' };
    const odd = {
      customer: { $map: [1] },
      descriptor: { $map: [2] },
      custom_fields: { store_me: { $map: 3 } },
    };
    const transaction = { type: 'sale', amount: '5.00', credit_card: card, ...odd };
    const address = `http://127.0.0.1:${first.port}/merchants/integration_merchant_id/transactions`;
    const keys = Buffer.from('integration_public_key:integration_private_key').toString('base64');
    const headers = { 'content-type': 'application/json', authorization: `Basic ${keys}` };
    const sold = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ transaction }) });
    expect(sold.status).toBe(201);
    await first.end('SIGTERM');
    await start();
  });

  test('a webhook that was held back is sent after the restart, to the address of the command', async () => {
    const receiver = await startReceiver(sdk(1));
    try {
      const first = await start('--webhook-url', receiver.url);
      await control(first.port, 'POST', 'reset');
      await control(first.port, 'PUT', 'webhooks', { reorder: 5 });
      const id = await fillIn(first.gateway, { submitForSettlement: true });
      await first.gateway.testing.settle(id);
      await first.end('SIGTERM');
      expect(receiver.received).toEqual([]);
      await start();
      await receiver.waitFor(1);
    } finally {
      await receiver.close();
    }
  });

  test('is forgotten by the reset endpoint', async () => {
    const { gateway, port } = await start();
    await fillIn(gateway);
    await control(port, 'POST', 'reset');
    expect(await rejection(gateway.customer.find('ann'))).toBe('notFoundError');
  });
});
