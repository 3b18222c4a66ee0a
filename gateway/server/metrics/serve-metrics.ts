import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Serves `/metrics` on a port of its own, which no proxy publishes: the figures are for the operator. */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port }: { host: string; port: number },
  log: Logger,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  log.info(`Metrics at http://${host}:${typeof address === 'object' ? address?.port : port}/metrics`);
  return server;
}
