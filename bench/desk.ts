import 'reflect-metadata';
import { cursorOf } from '#gateway/database/cursor.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { CREATED_AT, fillHouse } from './desk/fill-house.ts';
import { measureBoard } from './desk/measure-board.ts';
import { measureFile } from './desk/measure-file.ts';
import { measureLedger } from './desk/measure-ledger.ts';
import { measureLists } from './desk/measure-lists.ts';
import { startLargePostgres } from './desk/start-large-postgres.ts';

/**
 * What the staff waits for in a large house: the search box by each shape of text, and the lists of invoices and payments on their
 * first page, far down, and with a rare filter; the page of revenue, and the lists that its figures open; what the ledger adds to a
 * write of a plan; the memory that a file of a million rows takes. Whole requests through /graphql, one after the other; the 50th and
 * 95th percentile. Fails if one is above its promise. About ten minutes, most of them filling.
 *
 *   npm run bench:desk -- [members, 1000000] [invoices, 10000000]
 */
const MEMBERS = Number(process.argv[2] ?? 1_000_000);
const INVOICES = Number(process.argv[3] ?? 10_000_000);
const SIZE = { members: MEMBERS, invoices: INVOICES };
const ROUNDS = 200;
const PROMISED_MS = 100;

const SEARCH = 'query ($text: String!) { adminSearch(text: $text) { kind id title detail memberId } }';
const PAGE = '{ nodes { id number cents email state } pageInfo { endCursor } }';
const PAYMENT_PAGE = '{ nodes { orderId cents email state } pageInfo { endCursor } }';

/** The nth text of a shape, spread over the whole house. */
const spread = (n: number, of: number) => 1 + Math.floor((n / ROUNDS) * (of - 2));

type Variables = Record<string, unknown>;
const QUESTIONS: [what: string, query: string, variables: (n: number) => Variables][] = [
  ['beginning of an address', SEARCH, (n) => ({ text: `${String.fromCharCode(97 + (n % 26))}${n % 10}` })],
  ['last name', SEARCH, (n) => ({ text: `${String.fromCharCode(65 + (n % 26))}last` })],
  ['full name', SEARCH, () => ({ text: 'First' })],
  ['last four of a card', SEARCH, (n) => ({ text: String(n % 10_000).padStart(4, '0') })],
  ['amount', SEARCH, (n) => ({ text: n % 2 ? '$129' : '79.00' })],
  ['invoice', SEARCH, (n) => ({ text: `CL-20300101-${String(spread(n, INVOICES)).padStart(10, '0')}` })],
  ['payment', SEARCH, (n) => ({ text: `txn${String(spread(n, INVOICES)).padStart(10, '0')}` })],
  ['nothing', SEARCH, (n) => ({ text: `nobody-${n}` })],
  ['invoices, page 1', `{ listedInvoices(first: 50) ${PAGE} }`, () => ({})],
  ['invoices, far down', `query ($after: String) { listedInvoices(first: 50, after: $after) ${PAGE} }`, far],
  ['refunds, page 1', `{ listedInvoices(first: 50, type: REFUND) ${PAGE} }`, () => ({})],
  ['open invoices', `{ listedInvoices(first: 50, state: OPEN) ${PAGE} }`, () => ({})],
  ['payments, page 1', `{ listedPayments(first: 50) ${PAYMENT_PAGE} }`, () => ({})],
  [
    'payments by last four',
    `query ($last4: String) { listedPayments(first: 50, last4: $last4) ${PAYMENT_PAGE} }`,
    (n) => ({ last4: String(n % 8_192).padStart(4, '0') }),
  ],
  ['payments by amount', `{ listedPayments(first: 50, amount: "129.00") ${PAYMENT_PAGE} }`, () => ({})],
  [
    'payments by address',
    `query ($member: String) { listedPayments(first: 50, member: $member) ${PAYMENT_PAGE} }`,
    (n) => ({ member: `${String.fromCharCode(97 + (n % 6))}${n % 10}${n % 7}` }),
  ],
  ['declined payments', `{ listedPayments(first: 50, state: DECLINED) ${PAYMENT_PAGE} }`, () => ({})],
];

let signingKey = '';
function far(n: number): Variables {
  const at = spread(n, INVOICES);
  const createdAt = CREATED_AT(at, SIZE).toISOString();
  return {
    after: cursorOf('listed-invoices', [createdAt, `inv_${String(at).padStart(10, '0')}`], signingKey),
  };
}

async function measure(gateway: TestGateway, user: TestUser): Promise<boolean> {
  let kept = true;
  for (const [what, query, variables] of QUESTIONS) {
    const took: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const started = performance.now();
      const { errors } = await ask(gateway, query, variables(n), user);
      took.push(performance.now() - started);
      if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
    }
    took.sort((a, b) => a - b);
    const [p50, p95] = [took[ROUNDS / 2] ?? 0, took[ROUNDS * 0.95] ?? 0];
    kept &&= p95 <= PROMISED_MS;
    process.stdout.write(`${what.padEnd(24)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`);
  }
  process.stdout.write(`promise: p95 at most ${PROMISED_MS} ms\n`);
  return kept;
}

const postgres = await startLargePostgres();
await startWorld();
const gateway = await openGateway({ LOG_LEVEL: 'silent' });
try {
  signingKey = gateway.env.SIGNING_KEY;
  const started = performance.now();
  await fillHouse(gateway.databaseUrl, SIZE);
  process.stdout.write(
    `${MEMBERS} members, ${INVOICES} invoices, filled in ${((performance.now() - started) / 1_000).toFixed(0)} s\n`,
  );
  const owner = await member(gateway, { role: 'OWNER' });
  const kept = [
    await measure(gateway, owner),
    await measureBoard(gateway, owner),
    await measureLists(gateway, owner),
    await measureFile(gateway, owner),
    await measureLedger(gateway.databaseUrl),
  ];
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  await gateway.close();
  await stopWorld();
  await postgres.remove();
}
