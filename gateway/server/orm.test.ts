import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { openDatabase } from './orm.ts';

/** How PostgreSQL's protocol asks for TLS before anything else, its length first. */
const TLS_REQUEST = '0000000804d2162f';

const asked: string[] = [];
const server = createServer((socket) => {
  socket.once('data', (first) => {
    asked.push(first.subarray(0, 8).toString('hex'));
    // No TLS here.
    socket.end('N');
  });
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address && typeof address === 'object') port = address.port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('an address that asks for TLS gets no connection without it', async () => {
  const url = `postgresql://owner:secret@127.0.0.1:${port}/picks?sslmode=verify-full`;
  const database = await openDatabase(url, pino({ enabled: false }));
  await expect(database.em.getConnection().execute('select 1')).rejects.toThrow(/SSL/);
  await database.close();
  expect(asked).toEqual([TLS_REQUEST]);
});
