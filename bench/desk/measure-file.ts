import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ask } from '#gateway/testing/ask.ts';
import type { TestGateway } from '#gateway/testing/gateway.ts';
import type { TestUser } from '#gateway/testing/users.ts';

const ROWS = 1_000_000;
const EVERY = 25_000;
/** After so many rows the memory of a batch, and of what is compiled, has been taken. */
const WARM = 200_000;
const PROMISED_GROWTH_MB = 16;

const EXPORT = 'mutation ($input: ExportListInput!) { exportList(input: $input) { url } }';

const collect = globalThis.gc;
if (!collect) throw new Error('Start it with node --expose-gc, or with npm run bench:desk.');
/** What the process holds when garbage is gone: objects, and the buffers of sockets. */
const liveMegabytes = () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

/** A file of all invoices, read as far as a million rows by another process: memory grows by no more than a few batches. */
export async function measureFile(gateway: TestGateway, user: TestUser): Promise<boolean> {
  const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const input = { list: 'INVOICES', filters: [] };
  const { data, errors } = await ask<{ exportList: { url: string } }>(gateway, EXPORT, { input }, user);
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
  const { pathname, search } = new URL(data.exportList.url);
  const began = performance.now();
  const { rows, grown } = await watchMemory(`${address}${pathname}${search}`);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  process.stdout.write(
    `a file of ${rows} invoices in ${seconds} s; live memory grew by ${grown.toFixed(1)} MB after ${WARM}, promise ${PROMISED_GROWTH_MB} MB\n`,
  );
  return grown <= PROMISED_GROWTH_MB;
}

/** The most that this process holds while the file is read, beyond what it held at the first rows. */
async function watchMemory(address: string) {
  const reader = fork(fileURLToPath(new URL('read-file.ts', import.meta.url)));
  const ended = once(reader, 'exit');
  reader.send({ address, every: EVERY, rows: ROWS });
  let [rows, warm, most] = [0, 0, 0];
  // On a busy machine the end of a process is known before the last that it said.
  for await (const [told] of on(reader, 'message', { close: ['disconnect'] })) {
    rows = told;
    const live = liveMegabytes();
    if (rows <= WARM) warm = Math.max(warm, live);
    most = Math.max(most, live);
  }
  const [code] = await ended;
  if (code !== 0 || rows < WARM) throw new Error(`Only ${rows} rows came; ${WARM} are needed`);
  return { rows, grown: most - warm };
}
