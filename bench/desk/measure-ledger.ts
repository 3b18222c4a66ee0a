import { readFileSync } from 'node:fs';
import pg from 'pg';

const BLOCKS = 10;
const WRITES = 200;
const PROMISED_MS = 1;

const LEDGER = readFileSync(
  new URL('../../gateway/database/program/money/count-mrr.sql', import.meta.url),
  'utf8',
);
const WITHOUT = `create or replace function mrr_count_change(before subscriptions, after subscriptions) returns void
  language plpgsql as 'begin end'`;
/** Of a plan that changes: each write adds a movement. */
const WRITE = `update subscriptions set agreed_cents = agreed_cents + 1, updated_at = now() where id = $1 and state = 'active'`;

/** What the ledger adds to a write that moves recurring revenue: blocks of writes with it and without it, in turn. */
export async function measureLedger(url: string): Promise<boolean> {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  const took: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let block = 0; block < 2 * BLOCKS; block += 1) {
    const which = block % 2 ? 'with' : 'without';
    await sql.query(which === 'with' ? LEDGER : WITHOUT);
    for (let n = 0; n < WRITES; n += 1) {
      // Plans whose number ends in 8 are active.
      const started = performance.now();
      await sql.query(WRITE, [`sub_${(block * WRITES + n) * 10 + 8}`]);
      took[which].push(performance.now() - started);
    }
  }
  await sql.end();
  const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const [more, typical] = [mean(took.with) - mean(took.without), median(took.with) - median(took.without)];
  process.stdout.write(
    `a write to a plan        ${median(took.without).toFixed(2)} ms without the ledger, ${median(took.with).toFixed(2)} ms with it; ` +
      `${typical.toFixed(2)} ms more (mean ${more.toFixed(2)}), promise ${PROMISED_MS} ms\n`,
  );
  return typical <= PROMISED_MS;
}
