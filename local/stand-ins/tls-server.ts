import { request as httpRequest, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificates } from './certificates.ts';

interface TlsServer {
  port: number;
  stop(): Promise<void>;
}

/** One TLS server for several hosts, each with what answers it. */
export async function startTlsServer(
  { key, cert }: Certificates,
  hosts: Record<string, RequestListener>,
): Promise<TlsServer> {
  const server = createServer({ key, cert }, (request, response) => {
    const answer = hosts[request.headers.host?.split(':')[0] ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(421).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Passes requests on to a server of this machine, with these headers changed, as a TLS proxy does. */
export function passTo(origin: string, changed: Record<string, string>): RequestListener {
  return (request, response) => {
    const options = { method: request.method ?? 'GET', headers: { ...request.headers, ...changed } };
    const upstream = httpRequest(new URL(request.url ?? '/', origin), options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
}
