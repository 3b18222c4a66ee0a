import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { migratedDatabase, required } from '#gateway/testing/database.ts';
import { type MoneyWorld, openMoneyWorld, order, PURCHASE, someNetwork } from '#gateway/testing/money.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { type TcpProxy, tcpProxy } from '#local/testing/tcp-proxy.ts';

/**
 * Fifty clients at once, and one fault after the other: how long the slowest answer of each kind took, and with which
 * statuses. Nothing may take longer than docs/operations.md promises.
 *
 *   npm run bench:faults
 */
const CLIENTS = { visitor: 20, member: 20, buyer: 10 } as const;
type Kind = keyof typeof CLIENTS;
const FAULT_MILLISECONDS = 12_000;
const PAUSE_MILLISECONDS = 50;
/** docs/operations.md, "Limits": a purchase makes several calls outside. */
const PROMISED: Record<Kind, number> = { visitor: 15_000, member: 15_000, buyer: 45_000 };

const BOARD = '{ board { date picks { id locked pick } } }';

interface Proxies {
  database: TcpProxy;
  identity: TcpProxy;
  world: MoneyWorld;
}

interface Fault {
  begin(proxies: Proxies): unknown;
  end(proxies: Proxies): unknown;
}

const FAULTS: Record<string, Fault> = {
  none: { begin: () => {}, end: () => {} },
  'database silent': { begin: ({ database }) => database.freeze(), end: ({ database }) => database.thaw() },
  'database refuses': {
    begin: ({ database }) => database.refuse(true),
    end: ({ database }) => database.refuse(false),
  },
  'identity silent': { begin: ({ identity }) => identity.freeze(), end: ({ identity }) => identity.thaw() },
  'identity resets': {
    begin: ({ identity }) => identity.refuse(true),
    end: ({ identity }) => identity.refuse(false),
  },
  'processor silent': {
    begin: ({ world }) =>
      world.processor.order('POST', 'faults', { effect: { kind: 'timeout', when: 'before' }, times: null }),
    end: ({ world }) => world.processor.order('DELETE', 'faults'),
  },
};

interface Answered {
  kind: Kind;
  status: number;
  took: number;
}

async function measure(): Promise<void> {
  const own = await migratedDatabase();
  const database = await tcpProxy(own.url);
  const emulator = required('FIREBASE_AUTH_EMULATOR_HOST');
  const identity = await tcpProxy(`http://${emulator}`);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = identity.host;
  const world = await openMoneyWorld({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    BRAINTREE_TIMEOUT_MS: '10000',
  });
  const origin = await world.gateway.app.listen({ host: '127.0.0.1', port: 0 });
  await givenPick(world.gateway);
  const user = await member(world.gateway, { plan: { tier: 'PLUS' } });
  let isOver = true;
  try {
    for (const [name, { begin, end }] of Object.entries(FAULTS)) {
      await begin({ database, identity, world });
      const answers = await load(origin, user.token);
      await end({ database, identity, world });
      isOver = print(name, answers) && isOver;
      await untilReady(origin);
    }
  } finally {
    database.thaw();
    identity.thaw();
    await world.close();
    await Promise.all([database.off(), identity.off()]);
    await own.drop();
  }
  if (!isOver) process.exitCode = 1;
}

async function load(origin: string, token: string): Promise<Answered[]> {
  const answers: Answered[] = [];
  const until = performance.now() + FAULT_MILLISECONDS;
  const client = async (kind: Kind) => {
    while (performance.now() < until) {
      const began = performance.now();
      const status = await ask(origin, kind, token);
      answers.push({ kind, status, took: performance.now() - began });
      await wait(PAUSE_MILLISECONDS);
    }
  };
  const kinds = Object.entries(CLIENTS).flatMap(([kind, count]) => Array<Kind>(count).fill(kind as Kind));
  await Promise.all(kinds.map(client));
  return answers;
}

/** Zero: the connection ended without an answer. */
async function ask(origin: string, kind: Kind, token: string): Promise<number> {
  const isPurchase = kind === 'buyer';
  const body = isPurchase ? { query: PURCHASE, variables: { input: order() } } : { query: BOARD };
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...someNetwork(),
      ...(kind === 'member' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }).catch(() => null);
  await response?.text();
  return response?.status ?? 0;
}

async function untilReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`)).ok) await wait(PAUSE_MILLISECONDS);
}

/** Answers whether everything was answered within what is promised. */
function print(name: string, answers: Answered[]): boolean {
  let kept = true;
  for (const kind of Object.keys(CLIENTS) as Kind[]) {
    const own = answers.filter((answer) => answer.kind === kind);
    const slowest = Math.max(...own.map(({ took }) => took));
    const statuses = [...new Set(own.map(({ status }) => status))].map(
      (one) => `${own.filter(({ status }) => status === one).length} × ${one}`,
    );
    kept &&= slowest <= PROMISED[kind] && !own.some(({ status }) => status === 0);
    process.stdout.write(
      `${name.padEnd(17)} ${kind.padEnd(8)} slowest ${(slowest / 1_000).toFixed(1)} s  ${statuses.join(', ')}\n`,
    );
  }
  return kept;
}

await startWorld();
try {
  await measure();
} finally {
  await stopWorld();
}
