import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startBraintree } from '../server.ts';
import { sdk } from '../testing/gateway.ts';

/**
 * CPU and time of one sale on the local Braintree. The server runs in a process of its own, so
 * that its CPU is counted without the SDK's. Promise: the median sale takes less than 5 ms of CPU.
 *
 *   node packages/braintree-local/bench/sale.ts [sales]
 */
const SALES = Number(process.argv[2] ?? 500);
const WARM_UP = 100;

interface Usage {
  user: number;
  system: number;
}

async function serve(): Promise<void> {
  const { port } = await startBraintree();
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.send?.(port);
}

function message<T>(child: ReturnType<typeof fork>): Promise<T> {
  return new Promise((resolve) => child.once('message', (value) => resolve(value as T)));
}

const micros = ({ user, system }: Usage) => user + system;
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), ['serve']);
  const gateway = sdk(await message<number>(child));
  const cpu = async () => {
    const answer = message<Usage>(child);
    child.send('cpu');
    return micros(await answer);
  };
  const { customer } = await gateway.customer.create({ paymentMethodNonce: 'fake-valid-nonce' });
  const paymentMethodToken = customer.creditCards[0]?.token;
  const [cpuMs, wallMs]: [number[], number[]] = [[], []];
  for (let count = 0; count < WARM_UP + SALES; count++) {
    const [before, started] = [await cpu(), performance.now()];
    const params = { amount: '79.00', paymentMethodToken, orderId: `bench:${count}` };
    await gateway.transaction.sale({ ...params, options: { submitForSettlement: true } });
    const took = performance.now() - started;
    if (count < WARM_UP) continue;
    cpuMs.push(((await cpu()) - before) / 1000);
    wallMs.push(took);
  }
  child.kill();
  console.table({
    'CPU of the server, ms (promise: < 5)': { median: median(cpuMs).toFixed(3) },
    'time with the SDK, ms': { median: median(wallMs).toFixed(3) },
  });
}

await (process.argv[2] === 'serve' ? serve() : measure());
