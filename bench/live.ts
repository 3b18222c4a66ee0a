import 'reflect-metadata';
import { type ChildProcess, fork } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ExecutionArgs } from 'graphql';
import { useServer as serveOver } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { createSchema } from '#gateway/graphql/schema.ts';
import { findPick } from '#gateway/picks/pick-rows.ts';
import { openGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * A pick that is posted to 5,000 open connections: time from the write to the last delivery, and memory a
 * connection, beside stock graphql-ws on the same schema, one after the other in one run, each server a process of
 * its own. Promise: at most half of its time, at most 30 kB a connection.
 *
 *   npm run bench:live
 */
const CONNECTIONS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 5_000);
const AT_ONCE = 100;
const PICKS = 7;
const QUERY =
  'subscription { pickChanged { kind pickId pick { id sport teamOne teamTwo pick pickDetails locked } } }';
type Kind = 'ours' | 'stock';

async function serve(kind: Kind): Promise<void> {
  const gateway = await openGateway({ LOG_LEVEL: 'silent' });
  const publish = kind === 'stock' ? stock(gateway) : null;
  const address = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', async (wanted: 'memory' | 'post') => {
    if (wanted === 'memory') {
      globalThis.gc?.();
      process.send?.(process.memoryUsage().rss);
      return;
    }
    const id = await givenPick(gateway, { tier: 'PLUS' });
    publish?.({ kind: 'RELEASED', pickId: id, pick: await findPick(gateway.services.database.em, id) });
  });
  process.send?.(address);
}

/** graphql-ws as its documentation sets it up: each subscriber executes for itself. */
function stock({ app, services }: Awaited<ReturnType<typeof openGateway>>) {
  const schema = createSchema();
  const wakers = new Set<(event: unknown) => void>();
  const field = schema.getSubscriptionType()?.getFields().pickChanged;
  if (!field) throw new Error('The schema has no pickChanged');
  field.subscribe = async function* () {
    for (;;) {
      let wake = (_event: unknown) => {};
      const next = new Promise((resolve) => {
        wake = resolve;
      });
      wakers.add(wake);
      try {
        yield await next;
      } finally {
        wakers.delete(wake);
      }
    }
  };
  const nobody = { ip: '', caller: null, key: null, member: null, viewer: null };
  const context = () => ({ ...services, ...nobody, now: services.clock.now() });
  serveOver(
    { schema, context } as Partial<ExecutionArgs>,
    new WebSocketServer({ server: app.server, path: '/live' }),
  );
  return (event: unknown) => {
    const all = [...wakers];
    wakers.clear();
    for (const wake of all) wake(event);
  };
}

function open(kind: Kind, address: string, index: number, received: () => void): Promise<() => void> {
  return kind === 'ours' ? openStream(address, index, received) : openSocket(address, received);
}

function openStream(address: string, index: number, received: () => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ accept: 'text/event-stream', 'content-type': 'application/json' },
      'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${index % 250}`,
    };
    const sent = request(`${address}/graphql`, { method: 'POST', agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Refused: ${response.statusCode}`));
      response.on('data', (part: Buffer) => part.includes('event: next') && received());
      response.on('error', () => {});
      resolve(() => sent.destroy());
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ query: QUERY }));
  });
}

function openSocket(address: string, received: () => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, 'graphql-transport-ws');
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', (data: Buffer) => {
      if (data.includes('"type":"next"')) return received();
      if (!data.includes('connection_ack')) return;
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY } }));
      resolve(() => socket.terminate());
    });
    socket.on('error', reject);
  });
}

async function measure(kind: Kind) {
  const child = fork(fileURLToPath(import.meta.url), [kind], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  try {
    const address = String(await said(child));
    const memory = async () => {
      child.send('memory');
      return Number(await said(child));
    };
    let count = 0;
    let done = () => {};
    const received = () => {
      count += 1;
      if (count === CONNECTIONS) done();
    };
    const [first] = await Promise.all([open(kind, address, CONNECTIONS, () => {})]);
    const before = await memory();
    for (let index = 0; index < CONNECTIONS; index += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) => open(kind, address, index + at, received)),
      );
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const kilobytes = ((await memory()) - before) / CONNECTIONS / 1_000;
    const lasts: number[] = [];
    for (let pick = 0; pick <= PICKS; pick += 1) {
      count = 0;
      const all = new Promise<void>((resolve) => {
        done = resolve;
      });
      const start = performance.now();
      child.send('post');
      await all;
      if (pick > 0) lasts.push(performance.now() - start);
    }
    first?.();
    const last = lasts.sort((a, b) => a - b)[Math.floor(lasts.length / 2)] ?? Number.NaN;
    process.stdout.write(
      `${kind.padEnd(6)} last delivery ${last.toFixed(0)} ms, ${kilobytes.toFixed(1)} kB a connection\n`,
    );
    return { last, kilobytes };
  } finally {
    child.kill('SIGKILL');
  }
}

function said(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

const [mode] = process.argv.slice(2);
if (mode === 'ours' || mode === 'stock') await serve(mode);
else {
  await startWorld();
  try {
    const [stockFigures, ours] = [await measure('stock'), await measure('ours')];
    const ratio = ours.last / stockFigures.last;
    process.stdout.write(`${ratio.toFixed(2)} × (promise: at most 0.5 ×, 30 kB)\n`);
    process.exitCode = ratio <= 0.5 && ours.kilobytes <= 30 ? 0 : 1;
  } finally {
    await stopWorld();
  }
  process.exit();
}
