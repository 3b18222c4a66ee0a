import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An address for the local Braintree's hook fault: the call to the processor waits there until `act` is done.
 * It serves one call.
 */
export async function hook(act: () => Promise<unknown>): Promise<string> {
  const server = createServer((_request, response) => {
    void act().finally(() => {
      response.end();
      server.close();
    });
  });
  server.unref();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
