import { type Answer, ask } from '#gateway/testing/ask.ts';
import type { TestGateway } from '#gateway/testing/gateway.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import { FIGURE_LISTS } from './figure-lists.ts';

const ROUNDS = 40;
const PROMISED_MS = 100;

type Pages = Record<string, { pageInfo: { endCursor: string | null } }>;

/** The lists behind the figures of the page of revenue: in turn their first page and those that follow it. */
export async function measureLists(gateway: TestGateway, user: TestUser): Promise<boolean> {
  let kept = true;
  for (const { what, list, query } of FIGURE_LISTS) {
    const took: number[] = [];
    let next: string | null = null;
    while (took.length < ROUNDS) {
      const after: string | null = took.length % 2 ? next : null;
      const started = performance.now();
      const { data, errors }: Answer<Pages> = await ask<Pages>(gateway, query, { after }, user);
      took.push(performance.now() - started);
      if (errors) throw new Error(`${what}: ${JSON.stringify(errors).slice(0, 500)}`);
      if (after || !next) next = data[list]?.pageInfo.endCursor ?? null;
    }
    took.sort((a, b) => a - b);
    const [p50, p95] = [took[ROUNDS / 2] ?? 0, took[ROUNDS * 0.95] ?? 0];
    kept &&= p95 <= PROMISED_MS;
    process.stdout.write(`  ${what.padEnd(40)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`);
  }
  process.stdout.write(`lists behind figures: p95 at most ${PROMISED_MS} ms\n`);
  return kept;
}
