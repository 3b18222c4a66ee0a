import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { movableClock, systemClock } from '#gateway/integrations/clock.ts';
import { createLog } from '#gateway/log.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';
import { readEnvironment } from '#gateway/read-environment.ts';
import { closeServices, openServices } from '#gateway/server/open-services.ts';
import { required } from '#gateway/testing/database.ts';
import { databaseProxy } from '#gateway/testing/database-proxy.ts';
import { rowsAgree } from '#gateway/testing/forbidden-rows.ts';
import { invariants } from '#gateway/testing/invariants.ts';
import { LateCharges } from '#gateway/testing/late-charges.ts';
import type { MoneyWorld } from '#gateway/testing/money.ts';
import { MEMBERS, type Step, steps } from '#gateway/testing/money-steps.ts';
import { rowsAsText } from '#gateway/testing/money-tables.ts';
import { runStep } from '#gateway/testing/run-step.ts';
import { member } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';

/*
 * A process of local/cluster/cluster.story.ts: members, visitors and admins of the money model act in random order on a
 * cluster until the story ends; then the model's invariants are checked. The steps that move the clock and inject faults
 * are left out, because the cluster has real ones.
 */

/** Sequences that run at once, each of members of its own. */
const AT_ONCE = 3;
const BETWEEN_STEPS_MS = 250;
/** The workers settle what was cut off within a minute. */
const SETTLED_WITHIN_MS = 90_000;
const STILL_MS = 3_000;
const KEPT = new Set<Step['does']>([
  ...(['buy', 'buy as a visitor', 'change', 'cancel', 'reactivate', 'new card'] as const),
  ...(['refund', 'revoke', 'monthly limit', 'break', 'processor settles'] as const),
]);

interface MoneyReport {
  sequences: number;
  steps: number;
  unanswered: number;
  /** Answers that name no failure of ours. */
  wrong: string[];
}

const origin = required('ORIGIN');
const report: MoneyReport = { sequences: 0, steps: 0, unanswered: 0, wrong: [] };

const UNANSWERED = JSON.stringify({ errors: [{ message: 'No answer', extensions: { code: 'UNANSWERED' } }] });

interface Injected {
  url: string;
  method: string;
  headers: Record<string, string>;
  payload: unknown;
}

/** Over the network, in place of Fastify's `inject`. */
async function inject({ url, method, headers, payload }: Injected) {
  const answer = await fetch(`${origin}${url}`, { method, headers, body: JSON.stringify(payload) })
    .then(async (response) => ({ statusCode: response.status, body: await response.text() }))
    .catch(() => ({ statusCode: 0, body: '' }));
  const isAnswered = answer.body.startsWith('{');
  if (!isAnswered) report.unanswered += 1;
  const body = isAnswered ? answer.body : UNANSWERED;
  return { ...answer, body, json: () => JSON.parse(body) };
}

async function order<A>(method: string, name: string, content?: unknown): Promise<A> {
  const answer = await fetch(`${env.BRAINTREE_ENVIRONMENT}/__control/${name}`, {
    ...{ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) },
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as A;
}

const env = readEnvironment(process.env);
const clock = env.CLOCK_FILE ? movableClock(env.CLOCK_FILE) : systemClock;
const services = await openServices(env, {
  clock: { now: () => clock.now(), set: () => undefined },
  log: createLog('silent'),
  pointsPerMinute: POINTS_PER_MINUTE,
});
const close = () => closeServices(services, true);
const world: MoneyWorld = {
  gateway: {
    app: { inject } as unknown as FastifyInstance,
    ...{ services, env, databaseUrl: env.DATABASE_URL, logged: () => '', close },
  },
  processor: { url: String(env.BRAINTREE_ENVIRONMENT), order, close },
  close,
};
const proxy = await databaseProxy(env.DATABASE_URL);

let stopped = false;

async function runSequence(sequence: Step[]): Promise<void> {
  const [admin, approver, ...members] = await Promise.all([
    member(world.gateway, { role: 'OWNER' }),
    member(world.gateway, { role: 'OWNER' }),
    ...Array.from({ length: MEMBERS }, () => member(world.gateway)),
  ]);
  const scene = { world, proxy, members, admin, approver, late: new LateCharges(world) };
  for (const step of sequence) {
    if (stopped) return;
    report.wrong.push(...(await runStep(scene, step)));
    report.steps += 1;
    await pause(BETWEEN_STEPS_MS);
  }
  report.sequences += 1;
}

/** What this process itself asks the database may fail while the standby is promoted; then the next members begin. */
async function runAll(seed: number): Promise<void> {
  while (!stopped) {
    const [sequence = []] = fc.sample(steps, { numRuns: 1, seed: seed + report.sequences * AT_ONCE });
    await runSequence(sequence.filter(({ does }) => KEPT.has(does))).catch(() => pause(BETWEEN_STEPS_MS));
  }
}

/** Until nothing is left to settle and no row changes any more; what is wrong then. */
async function check(): Promise<string[]> {
  const isSettled = async () => {
    const before = await rowsAsText(world);
    if ((await rowsAgree(world)).length > 0) return false;
    await pause(STILL_MS);
    return JSON.stringify(await rowsAsText(world)) === JSON.stringify(before);
  };
  await until(isSettled, SETTLED_WITHIN_MS).catch(() => undefined);
  return invariants(world);
}

const seed = Date.now() % 1_000_000;
let running: Promise<unknown> = Promise.resolve();
const ORDERS: Record<string, () => unknown> = {
  start: () => {
    running = Promise.all(Array.from({ length: AT_ONCE }, (_, at) => runAll(seed + at)));
    return seed;
  },
  stop: async () => {
    stopped = true;
    await running;
    return report;
  },
  check,
};
process.on('message', async (name: string) => process.send?.(await ORDERS[name]?.()));
process.once('disconnect', async () => {
  await proxy.close();
  await close();
  process.exit();
});
process.send?.('ready');
