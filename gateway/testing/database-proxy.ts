import { tcpProxy } from '#local/testing/tcp-proxy.ts';

export interface DatabaseProxy {
  /** The database's address, through the proxy. */
  url: string;
  /** Round trips so far: simple queries and Syncs, each of which the client waits for. */
  count(): number;
  /**
   * The next statement with this text is broken off: its connection is lost before the database sees it, or
   * after the database has executed it and before the client learns of it. Resolves when that has happened.
   * `upTo`: not this statement but the next one with that text on its connection, such as its commit.
   * `silently`: the connection stays, and nothing passes any more.
   */
  breakAt(
    text: string,
    when: 'before' | 'after',
    more?: { upTo?: string; silently?: boolean },
  ): Promise<void>;
  /** Forgets what was to be broken off. */
  reconnect(): void;
  /** From now on every connection is refused, and those that are open are lost; and back. */
  refuse(refused: boolean): void;
  close(): Promise<void>;
}

interface Trap {
  text: string;
  when: 'before' | 'after';
  upTo?: string;
  silently?: boolean;
  triggered(): void;
}

/** A proxy before PostgreSQL that counts and breaks what goes over the wire, whatever library sends it. */
export async function databaseProxy(target: string): Promise<DatabaseProxy> {
  let trips = 0;
  let trap: Trap | null = null;
  const proxy = await tcpProxy(target, ({ client, upstream }) => {
    let near: Trap | null = null;
    let blocked: Trap | null = null;
    const read = messages((type, body) => {
      if (type === 'Q' || type === 'S') trips += 1;
      if (near?.upTo && body.includes(near.upTo)) blocked = near;
      if (!trap || !body.includes(trap.text)) return;
      if (trap.upTo) near = trap;
      else blocked = trap;
      trap = null;
    });
    const disconnect = ({ silently, triggered }: Trap) => {
      triggered();
      if (!silently) client.destroy();
    };
    return {
      sent: (chunk) => {
        read(chunk);
        if (blocked?.when === 'before') disconnect(blocked);
        else upstream.write(chunk);
      },
      received: (chunk) => {
        if (!blocked) client.write(chunk);
        else if (readyForQuery(chunk)) disconnect(blocked);
      },
    };
  });
  return {
    url: proxy.url,
    count: () => trips,
    breakAt: (text, when, more) =>
      new Promise((resolve) => {
        trap = { text, when, ...more, triggered: resolve };
      }),
    reconnect: () => {
      trap = null;
      proxy.refuse(false);
    },
    refuse: proxy.refuse,
    close: proxy.off,
  };
}

/** The last message of an answer: whatever the statement did is done. */
function readyForQuery(chunk: Buffer): boolean {
  return chunk.at(-6) === 'Z'.charCodeAt(0) && chunk.readInt32BE(chunk.length - 5) === 5;
}

/** Reads PostgreSQL's frontend protocol: after the first message, each has a type, then its length. */
function messages(seen: (type: string, body: Buffer) => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const typed = started ? 1 : 0;
      if (pending.length < typed + 4) return;
      const size = typed + pending.readInt32BE(typed);
      if (pending.length < size) return;
      if (started) seen(String.fromCharCode(pending[0] ?? 0), pending.subarray(5, size));
      started = true;
      pending = pending.subarray(size);
    }
  };
}
