import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Requests whose head could not be read, by the parser's code. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a request whose head could not be read, and says that the connection ends with it: Fastify's own answer does
 * not, so that a client sends its next request on a connection that is gone.
 */
export function refuseProxiedHead(failure: NodeJS.ErrnoException, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(failure);
    return;
  }
  const status = STATUSES[failure.code ?? ''] ?? 400;
  const sentence = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ error: sentence, errors: [{ message: sentence }] });
  const head = [
    `HTTP/1.1 ${status} ${sentence}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
