import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#local/system/free-port.ts';

/** A server behind the balancer whose failures are chosen. */
export interface Backend {
  port: number;
  /** The methods of the requests that have arrived. */
  requests: string[];
  /** How many health checks it has answered with this readiness. */
  checks: number;
  readiness: { status: number; delay: number };
  /** Whether a request that has just arrived is never answered: its connection closes. */
  drops(): boolean;
  reset(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startBackend(): Promise<Backend> {
  const answer = async ({ url, method = '' }: IncomingMessage, response: ServerResponse) => {
    if (url === '/readyz') {
      const { readiness } = backend;
      await pause(readiness.delay);
      if (readiness === backend.readiness) backend.checks += 1;
      return response.writeHead(readiness.status).end();
    }
    backend.requests.push(method);
    return backend.drops() ? response.destroy() : response.end('{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  const backend: Backend = {
    port: await freePort(),
    ...initial(),
    reset: () => void Object.assign(backend, initial()),
    start: async () => {
      server.listen(backend.port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  await backend.start();
  return backend;
}

function initial() {
  return { requests: [], checks: 0, readiness: { status: 200, delay: 0 }, drops: () => false };
}
