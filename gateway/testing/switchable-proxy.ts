import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface SwitchableProxy {
  /** host:port */
  host: string;
  /** Nobody listens there any more, and who was connected is not; and back. */
  off(): Promise<void>;
  on(): Promise<void>;
  /** The next request that has this text stands still until it is let go; all others pass. */
  hold(text: string): Held;
}

export interface Held {
  /** It has come, and waits. */
  caught: Promise<void>;
  letGo(): void;
}

interface Trap {
  text: string;
  caught(): void;
  released: Promise<void>;
}

/** A service that a test can switch off in the middle of something, behind one address. */
export async function switchableProxy(target: string): Promise<SwitchableProxy> {
  const { hostname, port } = new URL(`http://${target}`);
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let trap: Trap | null = null;
  /** Answers when what was sent may go on. */
  const passed = async (sent: Buffer) => {
    if (!trap || !sent.includes(trap.text)) return;
    const { caught, released } = trap;
    trap = null;
    caught();
    await released;
  };
  const listen = async (at: number) => {
    server = createServer((client) => {
      const upstream = connect(Number(port), hostname);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
      }
      client.on('data', (sent) => void passed(sent).then(() => upstream.write(sent)));
      client.on('end', () => upstream.end());
      upstream.pipe(client);
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    host: `127.0.0.1:${own}`,
    off: async () => {
      const open = server;
      server = null;
      if (!open) return;
      const closed = once(open, 'close');
      open.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    on: async () => {
      if (!server) await listen(own);
    },
    hold: (text) => {
      let letGo = () => {};
      const released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const caught = new Promise<void>((resolve) => {
        trap = { text, caught: resolve, released };
      });
      return { caught, letGo };
    },
  };
}
