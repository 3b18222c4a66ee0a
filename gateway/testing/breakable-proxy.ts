import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BreakableProxy {
  /** The given address, through the proxy. */
  url: string;
  /** From now on nothing passes, and nobody is told: a hung server or a cut cable. */
  freeze(): void;
  thaw(): void;
  /** Ends every connection and takes no new one. */
  close(): Promise<void>;
}

/** A TCP proxy on loopback that a test can freeze and break between the gateway and the real server behind it. */
export async function breakableProxy(target: string): Promise<BreakableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let frozen = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (frozen) from.pause();
    from.on('data', (chunk) => to.write(chunk));
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    pass(client, upstream);
    pass(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const each = (does: (socket: Socket) => void) => {
    for (const socket of sockets) does(socket);
  };
  return {
    url: url.href,
    freeze: () => {
      frozen = true;
      each((socket) => socket.pause());
    },
    thaw: () => {
      frozen = false;
      each((socket) => socket.resume());
    },
    close: async () => {
      server.close();
      each((socket) => socket.destroy());
      if (server.listening) await once(server, 'close');
    },
  };
}
