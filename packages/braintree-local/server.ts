import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowCrossOrigin, browserApi } from './browser-api.ts';
import { control } from './control/control.ts';
import { frameAssets } from './frame/assets.ts';
import { bundleScript } from './frame/bundle.ts';
import { Refused } from './http/answer.ts';
import { MalformedBody } from './http/body.ts';
import { onlyThisMachine } from './http/loopback.ts';
import { respond } from './http/respond.ts';
import { serverApi } from './server-api.ts';
import { warn } from './warn.ts';
import type { Exchange } from './world.ts';
import { type Options, World } from './world.ts';

export interface Running {
  port: number;
  url: string;
  world: World;
  /** Stops listening, closes open connections and writes the state. */
  close(): Promise<void>;
}

/** Starts a local Braintree on 127.0.0.1, and nowhere else. */
export async function startBraintree(options: Options = {}): Promise<Running> {
  if (process.env.NODE_ENV === 'production') throw new Error('The local Braintree never runs in production.');
  const world = new World(options);
  const server = createServer((request, response) => {
    const url = addressOf(request);
    if (url) void handle({ world, request, response, url, note: null });
    else respond(response, { status: 400 });
  });
  // SDKs keep connections open and reuse them; a short server timeout would break their next call.
  server.keepAliveTimeout = 65_000;
  await listen(server, options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  world.origin = `http://127.0.0.1:${port}`;
  await bundleScript('frame/frame.ts');
  const ticking = setInterval(() => tick(world), 1000);
  ticking.unref();
  return { port, url: world.origin, world, close: () => stop(server, ticking, world) };
}

/** The address of a request; undefined when it cannot be read. */
function addressOf(request: IncomingMessage): URL | undefined {
  try {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

function tick(world: World): void {
  try {
    world.tick();
  } catch (error) {
    // A clock that cannot be read stops time, not the server.
    warn((error as Error).message);
  }
}

async function stop(server: Server, ticking: NodeJS.Timeout, world: World): Promise<void> {
  clearInterval(ticking);
  world.faults.clear();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  await world.store.flush();
}

async function handle(exchange: Exchange): Promise<void> {
  const { world, request, response, url } = exchange;
  const started = performance.now();
  let operation = 'unknown';
  try {
    world.noticeMovedClock();
    operation = await dispatch(exchange);
  } catch (error) {
    exchange.note = (error as Error).message;
    fail(exchange, error);
  }
  if (operation === 'control' || operation === 'asset') return;
  world.traffic.record({
    operation,
    method: request.method ?? '',
    path: url.pathname,
    status: response.headersSent ? response.statusCode : 0,
    ms: performance.now() - started,
    note: exchange.note,
  });
}

function fail({ response }: Exchange, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  if (error instanceof Refused) {
    respond(response, { status: error.status });
    return;
  }
  const status = error instanceof MalformedBody ? 400 : 500;
  // A bug must not look like a fault that was switched on.
  if (status === 500) warn((error as Error).stack ?? String(error));
  respond(response, { status, raw: { type: 'text/plain', body: (error as Error).message } });
}

async function dispatch(exchange: Exchange): Promise<string> {
  const { request, response, url } = exchange;
  const path = url.pathname;
  if (path === '/__control' || path.startsWith('/__control/')) return control(exchange);
  if (path.startsWith('/web/')) return frameAssets(exchange);
  const [, merchantId = '', rest = ''] = /^\/merchants\/([\w-]+)(\/.*)$/.exec(path) ?? [];
  const browser = /^\/client_api\/v1\/(.+?)(\.json)?$/.exec(rest);
  if (browser) allowCrossOrigin(exchange);
  if (request.method === 'OPTIONS') {
    respond(response, { status: 204 });
    return 'preflight';
  }
  if (browser) return browserApi(exchange, merchantId, browser[1] ?? '');
  if (rest) {
    onlyThisMachine(request);
    return serverApi(exchange, merchantId, rest);
  }
  throw new Refused(404, 'There is no such page.');
}
