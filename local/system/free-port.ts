import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out by themselves, to who listens on port 0 and to who connects: one of those could
 * be someone else's by the time it is used, or while what listens there is started again.
 */
const FIRST = 20_000;
const COUNT = 10_000;
/** Where processes that look at the same time begin to look is far apart. */
let next = Math.floor(Math.random() * COUNT);

/** A port on loopback that is free right now, by both of its addresses. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`);
}

/** An address that this machine does not have is in nobody's way. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code !== 'EADDRINUSE'));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
