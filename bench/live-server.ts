import 'reflect-metadata';
import { createServer, type Socket } from 'node:net';
import type { ExecutionArgs } from 'graphql';
import { useServer as serveOver } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { nextMessage } from '#gateway/live/event-stream.ts';
import { findPick, type PickRecord } from '#gateway/picks/pick-rows.ts';
import { createSchema } from '#gateway/server/schema.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';

/**
 * A server of `bench/live.ts`, as a process of its own. It answers `memory` with what it holds, and posts a pick when
 * it receives `post`. `ours` is the gateway, `stock` graphql-ws on the same schema, and `bare` writes one ready
 * message to every connection: what a gateway that does nothing else would take.
 */
export type Kind = 'ours' | 'stock' | 'bare';
type Publish = (pick: PickRecord | null) => void;

const kind = process.argv[2] as Kind;
const gateway = await openGateway({ LOG_LEVEL: 'silent' });
const { em } = gateway.services.database;
const { port, publish } = await { ours, stock, bare }[kind](gateway);

process.on('message', async (command: 'memory' | 'post') => {
  if (command === 'post') return publish(await findPick(em, await givenPick(gateway, { tier: 'PLUS' })));
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.send?.(port);

/** The database notifies the gateway of the pick. */
async function ours(gateway: TestGateway) {
  return { port: await listening(gateway), publish: () => {} };
}

/** graphql-ws as its documentation sets it up: each subscriber executes for itself. */
async function stock(gateway: TestGateway) {
  const { app, services } = gateway;
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
  const server = new WebSocketServer({ server: app.server, path: '/live' });
  serveOver({ schema, context } as Partial<ExecutionArgs>, server);
  const publish: Publish = (pick) => {
    const all = [...wakers];
    wakers.clear();
    for (const wake of all) wake({ kind: 'RELEASED', pickId: pick?.id, pick });
  };
  return { port: await listening(gateway), publish };
}

async function bare() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const publish: Publish = (pick) => {
    const message = nextMessage({ data: { pickChanged: { kind: 'RELEASED', pickId: pick?.id, pick } } });
    for (const socket of sockets) socket.write(message);
  };
  return { port: portOf(server.address()), publish };
}

async function listening({ app }: TestGateway): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return portOf(app.server.address());
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address && typeof address === 'object') return address.port;
  throw new Error('It does not listen');
}
