import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy on loopback that shows `target` below a path of its own. */
export async function serveBelow(
  path: string,
  target: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const below = request.url?.startsWith(`${path}/`) ? request.url.slice(path.length) : null;
    if (below === null) return void response.writeHead(404).end();
    const { method, headers } = request;
    const onward = forward(new URL(below, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
