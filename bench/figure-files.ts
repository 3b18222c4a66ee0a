import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** The heap that the server may use. Its packages alone take 50 MB of it. */
const HEAP_MEGABYTES = 96;
const STALLED_READERS = 20;
const STALL_MILLISECONDS = 5_000;

/**
 * The memory of a server while the files of the record are downloaded: a tenth of the picks, all of them, and by readers
 * who stop reading. `since` is the first day of the tenth.
 */
export async function measureFiles(databaseUrl: string, since: string): Promise<void> {
  const server = fork('bench/figure-files-server.ts', [databaseUrl], {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${HEAP_MEGABYTES}`],
  });
  try {
    const [origin] = await once(server, 'message');
    const megabytes = async () => {
      server.send('memory');
      return Math.round(Number((await once(server, 'message'))[0]) / 2 ** 20);
    };
    const measured = async (path: string) => {
      const before = performance.now();
      const rows = await download(origin + path);
      const seconds = ((performance.now() - before) / 1_000).toFixed(1);
      console.log(`${path}: ${rows} rows, ${seconds} s, ${await megabytes()} MB at most`);
    };
    console.log(`files, with a heap of ${HEAP_MEGABYTES} MB: ${await megabytes()} MB before`);
    for (const file of ['/record/picks.csv', '/record/picks.ndjson'])
      for (const filter of [`?since=${since}`, '']) await measured(file + filter);
    const readers = await Promise.all(
      Array.from({ length: STALLED_READERS }, () => opened(`${origin}/record/picks.csv`)),
    );
    await new Promise((resolve) => setTimeout(resolve, STALL_MILLISECONDS));
    console.log(`${STALLED_READERS} readers who stopped reading: ${await megabytes()} MB at most`);
    for (const reader of readers) reader.destroy();
  } finally {
    server.disconnect();
  }
}

async function opened(address: string): Promise<IncomingMessage> {
  const [response] = await once(get(address, { agent: false }), 'response');
  return response;
}

/** How many rows came, by the lines and by the last of them. */
async function download(address: string): Promise<number> {
  let [lines, tail] = [0, ''];
  for await (const chunk of await opened(address)) {
    for (const byte of chunk as Buffer) if (byte === 10) lines += 1;
    tail = (tail + String(chunk).slice(-50)).slice(-50);
  }
  const rows = Number(/(?:^end,|\{"end":\{"picks":)(\d+)\}*\n$/m.exec(tail)?.[1] ?? Number.NaN);
  if (rows !== lines - 1 && rows !== lines - 2) throw new Error(`Cut off after ${lines} lines: ${address}`);
  return rows;
}
