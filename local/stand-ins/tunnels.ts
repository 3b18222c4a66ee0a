import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Tunnels {
  /** What HTTPS_PROXY names. */
  url: string;
  /** The hosts that somebody requested and that are not there. */
  refused: string[];
  stop(): Promise<void>;
}

/**
 * An outgoing proxy as companies run one: it opens tunnels to the TLS server on `port` for each of these hosts, as DNS
 * would lead there, and refuses every other host.
 */
export async function startTunnels(hosts: readonly string[], port: number): Promise<Tunnels> {
  const refused: string[] = [];
  const server = createServer((_request, response) => response.writeHead(405).end());
  const open = new Set<Duplex>();
  server.on('connect', ({ url = '' }, socket, head) => {
    const [host = ''] = url.split(':');
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    if (!hosts.includes(host)) {
      refused.push(host);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        // A tunnel is no connection of the server's any more.
        for (const socket of open) socket.destroy();
      }),
  };
}
