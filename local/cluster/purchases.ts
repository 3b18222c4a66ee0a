import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { network, post } from './load.ts';

const BUY = 'mutation ($input: PurchaseInput!) { purchase(input: $input) { userId } }';
const RETRY_MS = 300;
/** The reconciler settles what was cut off within a minute. */
const ANSWERED_WITHIN_MS = 90_000;

export interface Purchases {
  /** How many were answered with a purchase, each in the end. */
  bought: number;
  /** How many were answered as undone: nothing was paid. */
  undone: number;
  /** Starts no more, and resolves when each is answered. */
  stop(): Promise<void>;
}

/** Visitors who buy one after the other and repeat an unanswered purchase with its key, as docs/scale.md says. */
export function startPurchases(origin: string, everyMs: number): Purchases {
  const purchases = { bought: 0, undone: 0 };
  const open: Promise<void>[] = [];
  let stopped = false;
  let count = 0;
  const buy = async () => {
    count += 1;
    const input = {
      ...{ planType: 'premium', email: `buyer-${count}@chalkline.test`, token: 'fake-valid-nonce' },
      ...{ firstName: 'Ada', lastName: 'Lovelace', idempotencyKey: `promotion-${count}` },
    };
    const headers = { 'x-forwarded-for': network() };
    const deadline = performance.now() + ANSWERED_WITHIN_MS;
    let outcome = await outcomeOf(origin, input, headers);
    while (outcome === 'unknown') {
      if (performance.now() > deadline) throw new Error(`${input.email} got no answer`);
      await pause(RETRY_MS);
      outcome = await outcomeOf(origin, input, headers);
    }
    purchases[outcome] += 1;
  };
  const buying = (async () => {
    while (!stopped) {
      open.push(buy());
      await pause(everyMs);
    }
  })();
  return Object.assign(purchases, {
    stop: async () => {
      stopped = true;
      await buying;
      await Promise.all(open);
    },
  });
}

type Outcome = 'bought' | 'undone' | 'unknown';

/** `unknown`: the same purchase has to be repeated, which buys nothing twice. Throws what should not come. */
async function outcomeOf(origin: string, input: object, headers: Record<string, string>): Promise<Outcome> {
  const answer = await post(`${origin}/graphql`, { query: BUY, variables: { input } }, { headers }).catch(
    () => null,
  );
  if (!answer?.body.startsWith('{')) return 'unknown';
  const { errors } = JSON.parse(answer.body) as { errors?: { extensions: { code: string } }[] };
  const code = errors?.[0]?.extensions.code;
  if (!code) return 'bought';
  if (code === 'PROCESSOR_UNAVAILABLE') return 'undone';
  if (code === 'PAYMENT_PENDING' || answer.status === 503) return 'unknown';
  throw new Error(`A purchase was refused: ${answer.body}`);
}

interface Transaction {
  id: string;
  status: string;
  amount: string;
}

/** Where charges of the processor and ours differ, to the cent; a purchase that is not settled counts as well. */
export async function moneyDifferences(sql: pg.Client, braintree: string): Promise<string[]> {
  const { transactions } = (await (await fetch(`${braintree}/__control/state`)).json()) as {
    transactions: Transaction[];
  };
  const charged = transactions
    .filter(({ status }) => /^(submitted_for_settlement|settling|settled)$/.test(status))
    .map(({ id, amount }) => `${id} ${Math.round(Number(amount) * 100)}`);
  const { rows: attempts } = await sql.query<{ line: string }>(
    `select a.transaction_id || ' ' || i.total_cents as line from payment_attempts a join invoices i on i.id = a.invoice_id
      where a.state = 'succeeded' and i.state = 'paid' and a.voided_at is null`,
  );
  const booked = attempts.map(({ line }) => line);
  const { rows: open } = await sql.query<{ email: string }>(
    "select email from purchases where state = 'prepared'",
  );
  const { rows: twice } = await sql.query<{ email: string }>(
    `select email from purchases where state = 'completed' and email like 'buyer-%' group by email having count(*) > 1`,
  );
  return [
    ...charged.filter((line) => !booked.includes(line)).map((line) => `charged and not booked: ${line}`),
    ...booked.filter((line) => !charged.includes(line)).map((line) => `booked and not charged: ${line}`),
    ...open.map(({ email }) => `not settled: ${email}`),
    ...twice.map(({ email }) => `bought twice: ${email}`),
  ];
}
