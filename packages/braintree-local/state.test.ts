import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rejection } from './testing/codes.ts';
import { sdk } from './testing/gateway.ts';
import { startReceiver } from './testing/receiver.ts';

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
  const args = [main, '--port', '0', '--state', file(), ...flags];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  running.push(child);
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const says = async (words: RegExp) => {
    while (!words.test(output)) await once(child.stderr, 'data');
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
  const args = [main, ...flags];
  return promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' } });
}

async function control(port: number, method: string, path: string, body: object = {}): Promise<void> {
  const address = `http://127.0.0.1:${port}/__control/${path}`;
  const answer = await fetch(address, { method, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}

async function fillIn(gateway: ReturnType<typeof sdk>, options: object = {}) {
  const { customer } = await gateway.customer.create({ id: 'ann', paymentMethodNonce: 'fake-valid-nonce' });
  const { transaction } = await gateway.transaction.sale({
    amount: '79.00',
    paymentMethodToken: customer.creditCards[0]?.token,
    orderId: 'kept',
    options,
  });
  return transaction.id;
}

describe('the command', () => {
  test('reports that a port is in use', async () => {
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
      ['--port', 'many', '--webhook-url', 'file:///etc/hostname', '--public-url', 'nowhere'],
      /port.+webhook-url.+public-url/s,
    ],
    [['--colour', 'red'], /--colour/],
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
  });

  test('survives kill -9 with at most the last second lost', async () => {
    const first = await start();
    const id = await fillIn(first.gateway);
    const until = performance.now() + 1000;
    // Steady traffic must not delay the snapshot forever.
    while (performance.now() < until) await first.gateway.customer.create({});
    await first.end('SIGKILL');
    const second = await start();
    expect(await second.gateway.transaction.find(id)).toMatchObject({ amount: '79.00' });
  });

  test('that cannot be read is reported in a sentence that names the file', async () => {
    for (const text of ['{ "version": 1, "vaults"', '{ "version": 1, "vaults": {} }']) {
      writeFileSync(join(folder, 'damaged.json'), text);
      const failed = refused('--state', join(folder, 'damaged.json'));
      await expect(failed).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/damaged\.json cannot be read: .+\. Delete it, or name another file/),
      });
    }
  });

  test('that cannot be written is reported, the server keeps running, and it is written once that is possible', async () => {
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
    const keys = Buffer.from('integration_public_key:integration_private_key').toString('base64');
    const body = JSON.stringify({
      customer: { id: 'odd', first_name: '{"$map":[1]}', email: { $map: [1] } },
    });
    const address = `http://127.0.0.1:${first.port}/merchants/integration_merchant_id/customers`;
    const made = await fetch(address, { method: 'POST', headers: { authorization: `Basic ${keys}` }, body });
    expect(made.status).toBe(201);
    await first.end('SIGTERM');
    const second = await start();
    expect(await second.gateway.customer.find('odd')).toMatchObject({
      firstName: '{"$map":[1]}',
      email: null,
    });
  });

  test('a webhook that was being sent is sent again after the restart, to the address of the command', async () => {
    const receiver = await startReceiver();
    try {
      receiver.status = null;
      const first = await start('--webhook-url', receiver.url);
      await control(first.port, 'POST', 'reset');
      const id = await fillIn(first.gateway, { submitForSettlement: true });
      await control(first.port, 'POST', `transactions/${id}/settle`);
      await receiver.waitFor(1);
      await first.end('SIGTERM');
      receiver.status = 200;
      await start();
      await receiver.waitFor(2);
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
