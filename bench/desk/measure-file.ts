import { ask } from '#gateway/testing/ask.ts';
import type { TestGateway } from '#gateway/testing/gateway.ts';
import type { TestUser } from '#gateway/testing/users.ts';

const ROWS = 1_000_000;
/** After so many rows the memory of a batch, and of what is compiled, has been taken. */
const WARM = 200_000;
const PROMISED_GROWTH_MB = 64;

const EXPORT = 'mutation ($input: ExportListInput!) { exportList(input: $input) { url } }';

/** A file of all invoices, read as far as a million rows: memory grows by no more than a few batches. */
export async function measureFile(gateway: TestGateway, user: TestUser): Promise<boolean> {
  const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const input = { list: 'INVOICES', filters: [] };
  const { data, errors } = await ask<{ exportList: { url: string } }>(gateway, EXPORT, { input }, user);
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
  const { pathname, search } = new URL(data.exportList.url);
  const began = performance.now();
  const { body } = await fetch(`${address}${pathname}${search}`);
  if (!body) throw new Error('No file came');
  let [rows, warm, most] = [0, 0, 0];
  for await (const chunk of body) {
    rows += Buffer.from(chunk).filter((byte) => byte === 10).length;
    const { rss } = process.memoryUsage();
    if (rows < WARM) warm = Math.max(warm, rss);
    most = Math.max(most, rss);
    if (rows >= ROWS) break;
  }
  const grown = Math.round((most - warm) / 2 ** 20);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  process.stdout.write(
    `a file of ${rows} invoices in ${seconds} s; memory grew by ${grown} MB after ${WARM}, promise ${PROMISED_GROWTH_MB} MB\n`,
  );
  return grown <= PROMISED_GROWTH_MB;
}
