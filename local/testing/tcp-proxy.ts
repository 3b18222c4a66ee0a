import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The two sides of one connection. */
export interface Connection {
  client: Socket;
  upstream: Socket;
}

/** Sees what passes in each direction and forwards it, or does not. */
export interface Filter {
  sent(chunk: Buffer): void;
  received(chunk: Buffer): void;
}

export interface TcpProxy {
  /** The target's address, through the proxy; `host` is its host:port. */
  url: string;
  host: string;
  /** From now on nothing passes and no connection ends: a hung server or a cut cable. */
  freeze(): void;
  thaw(): void;
  /** Ends every connection and accepts no new one; `on` accepts them again at the same address. */
  off(): Promise<void>;
  on(): Promise<void>;
  /** Accepts connections only to end them at once, and ends those that are open; and back. */
  refuse(refused: boolean): void;
  /** The next request that contains this text waits until it is released; all others pass. */
  hold(text: string): HeldRequest;
}

interface HeldRequest {
  arrived: Promise<void>;
  release(): void;
}

/** A TCP proxy on loopback with which a test breaks the network before a real server. */
export async function tcpProxy(
  target: string,
  filter: (connection: Connection) => Filter = passOn,
): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const gate = holdRequests();
  let server: Server | null = null;
  let frozen = false;
  let refused = false;
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const accept = (client: Socket) => {
    if (refused) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    join(client, upstream, sockets);
    if (frozen) for (const socket of [client, upstream]) socket.pause();
    const { sent, received } = filter({ client, upstream });
    client.on('data', (chunk) => void gate.pass(chunk).then(() => sent(chunk)));
    upstream.on('data', received);
  };
  const listen = async (at: number) => {
    server = createServer(accept);
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const ownPort = await listen(0);
  const url = Object.assign(new URL(target), { host: `127.0.0.1:${ownPort}` });
  return {
    url: url.href,
    host: url.host,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    off: async () => {
      const open = server;
      server = null;
      if (!open) return;
      const closed = once(open, 'close');
      open.close();
      destroyAll();
      await closed;
    },
    on: async () => {
      if (!server) await listen(ownPort);
    },
    refuse: (now) => {
      refused = now;
      if (now) destroyAll();
    },
    hold: gate.hold,
  };
}

/** What ends on one side ends on the other. */
function join(client: Socket, upstream: Socket, sockets: Set<Socket>): void {
  for (const [socket, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    sockets.add(socket);
    // What was sent last still arrives, unless the connection was cut.
    socket.on('end', () => other.end());
    socket.on('close', () => {
      sockets.delete(socket);
      if (!other.writableEnded) other.destroy();
    });
    socket.on('error', () => other.destroy());
  }
}

function passOn({ client, upstream }: Connection): Filter {
  return { sent: (chunk) => void upstream.write(chunk), received: (chunk) => void client.write(chunk) };
}

/** Keeps one request back until it is released. */
function holdRequests() {
  let trap: { text: string; arrived(): void; released: Promise<void> } | null = null;
  return {
    pass: async (chunk: Buffer): Promise<void> => {
      if (!trap || !chunk.includes(trap.text)) return;
      const { arrived, released } = trap;
      trap = null;
      arrived();
      await released;
    },
    hold: (text: string): HeldRequest => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        trap = { text, arrived: resolve, released };
      });
      return { arrived, release };
    },
  };
}
