import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { openClient } from './live-client.ts';
import type { Kind } from './live-server.ts';

/**
 * A pick that is posted to 5,000 open connections: time from the write to the last delivery, and memory a connection,
 * beside stock graphql-ws on the same schema and beside bare writes, in turn in one run, each server a process of its
 * own. Promise: at most half of stock's time, at most 30 kB a connection.
 *
 *   npm run bench:live [-- connections]
 */
const CONNECTIONS = Number(process.argv[2] ?? 5_000);
const AT_ONCE = 100;
const RUNS = 3;
const PICKS = 9;

interface Measured {
  last: number;
  kilobytes: number;
}

async function measure(kind: Kind): Promise<Measured> {
  const server = fork(fileURLToPath(new URL('live-server.ts', import.meta.url)), [kind], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  const leaving: (() => void)[] = [];
  try {
    const port = Number(await messageOf(server));
    const memory = async () => {
      server.send('memory');
      return Number(await messageOf(server));
    };
    let count = 0;
    let done = () => {};
    const received = () => {
      count += 1;
      if (count === CONNECTIONS) done();
    };
    leaving.push(await openClient(kind, port, CONNECTIONS, () => {}));
    const before = await memory();
    for (let index = 0; index < CONNECTIONS; index += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => openClient(kind, port, index + at, received));
      leaving.push(...(await Promise.all(some)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const kilobytes = ((await memory()) - before) / CONNECTIONS / 1_000;
    const lasts: number[] = [];
    for (let pick = 0; pick <= PICKS; pick += 1) {
      count = 0;
      const all = new Promise<void>((resolve) => {
        done = resolve;
      });
      const start = performance.now();
      server.send('post');
      await all;
      // The first one warms up.
      if (pick > 0) lasts.push(performance.now() - start);
    }
    return { last: median(lasts), kilobytes };
  } finally {
    for (const leave of leaving) leave();
    server.kill('SIGKILL');
  }
}

function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

const median = (figures: number[]) =>
  figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

function print(kind: string, { last, kilobytes }: Measured): void {
  const figures = `last delivery ${last.toFixed(0)} ms, ${kilobytes.toFixed(1)} kB a connection`;
  process.stdout.write(`${kind.padEnd(6)} ${figures}\n`);
}

await startWorld();
try {
  const ratios: number[] = [];
  let most = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const measured = {
      stock: await measure('stock'),
      ours: await measure('ours'),
      bare: await measure('bare'),
    };
    for (const [kind, figures] of Object.entries(measured)) print(kind, figures);
    ratios.push(measured.ours.last / measured.stock.last);
    most = Math.max(most, measured.ours.kilobytes);
  }
  const ratio = median(ratios);
  process.stdout.write(`${ratio.toFixed(2)} × of stock's time (promise: at most 0.5 ×, 30 kB)\n`);
  process.exitCode = ratio <= 0.5 && most <= 30 ? 0 : 1;
} finally {
  await stopWorld();
}
process.exit();
