import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS } from '#schema/rules/api/errors.ts';

/** Requests whose head could not be read, by the parser's code. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a request whose head could not be read, and says that the connection ends with it. */
export function refuseHead(failure: NodeJS.ErrnoException, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(failure);
    return;
  }
  const status = STATUSES[failure.code ?? ''] ?? 400;
  const { message } = ERRORS.BAD_USER_INPUT;
  const body = JSON.stringify({ error: message, message, code: 'BAD_USER_INPUT' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
