import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { network, post } from './load.ts';

const BUY = 'mutation ($input: PurchaseInput!) { purchase(input: $input) { userId } }';
/** An address may ask five times in ten minutes, and a purchase that is being confirmed counts each time. */
const RETRY_MS = 5_000;
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
      const bought = buy();
      // Handled by `stop`, which may come late.
      bought.catch(() => undefined);
      open.push(bought);
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

/** Who has bought twice although every repeated purchase had its key. */
export async function boughtTwice(sql: pg.Client): Promise<string[]> {
  const { rows } = await sql.query<{ email: string }>(
    `select email from purchases where state = 'completed' and email like 'buyer-%' group by email having count(*) > 1`,
  );
  return rows.map(({ email }) => email);
}
