import { setTimeout as pause } from 'node:timers/promises';
import { post } from './load.ts';

const EVERY_MS = 500;

/** What the desk reads of money, by pages of which both builds know each field. */
const READS = [
  '{ revenue { now { mrrCents } months { month endCents } days { day chargedCents } trials { month paid } } }',
  '{ couponRedemptions(first: 20) { nodes { at } } }',
  '{ listedInvoices(first: 20) { nodes { id } } }',
  '{ deskToday { money { chargedCents } joined } }',
];

interface StaffReads {
  asked: number;
  failures: string[];
  stop(): Promise<void>;
}

/** One of the staff who looks at one page of the desk after the other. */
export function startStaffReads(origin: string, token: string): StaffReads {
  const reads = { asked: 0, failures: [] as string[] };
  let stopped = false;
  const reading = (async () => {
    while (!stopped) {
      const query = READS[reads.asked % READS.length] ?? '';
      reads.asked += 1;
      const why = await post(`${origin}/graphql`, { query }, { token }).then(
        ({ status, body }) =>
          status === 200 && !JSON.parse(body).errors ? '' : `${status}: ${body.slice(0, 200)}`,
        String,
      );
      if (why) reads.failures.push(`${query.slice(0, 30)} ${why}`);
      await pause(EVERY_MS);
    }
  })();
  return Object.assign(reads, {
    stop: async () => {
      stopped = true;
      await reading;
    },
  });
}
