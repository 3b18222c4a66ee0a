import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { type CsvRow, sendCsv } from './send-csv.ts';

const PAGES = 200;
/** A page is about a megabyte. */
const PAGE: CsvRow[] = Array.from({ length: 1_000 }, (_, n) => [n, 'x'.repeat(1_000)]);
/** What the buffers of two sockets take, in pages, and the page that is being written. */
const AHEAD = 24;
/** Far more than one for each page. */
const TURNS = 2_000;

test('no page is read for somebody who reads nothing, and all are for somebody who does', async () => {
  let read = 0;
  async function* pages() {
    for (; read < PAGES; read += 1) {
      await nextTurn();
      yield PAGE;
    }
  }
  const app = Fastify();
  app.get('/file', (_request, reply) => sendCsv(reply, 'rows.csv', ['n', 'text'], pages()));
  try {
    const request = get(`${await app.listen({ port: 0, host: '127.0.0.1' })}/file`);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    expect(read).toBeLessThan(AHEAD);
    let lines = 0;
    for await (const chunk of response) lines += Buffer.from(chunk).filter((byte) => byte === 10).length;
    expect(lines).toBe(1 + PAGES * PAGE.length);
  } finally {
    app.server.closeAllConnections();
    await app.close();
  }
});
