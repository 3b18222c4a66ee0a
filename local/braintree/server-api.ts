import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Effect } from './control/faults.ts';
import { type Answer, Refused } from './http/answer.ts';
import { parseBody, readBody } from './http/body.ts';
import type { Call } from './http/call.ts';
import { Unprocessable } from './http/invalid.ts';
import { respond, unprocessable } from './http/respond.ts';
import type { Merchant } from './merchant/merchants.ts';
import { type Match, matchRoute } from './routes.ts';
import type { World } from './world.ts';

export interface Exchange {
  world: World;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** What the control page says about the call, such as the fault that struck it. */
  note: string | null;
}

/** Basic authentication by public and private key, or 401. */
export function authenticate(world: World, authorization: string | undefined, merchantId?: string): Merchant {
  const [scheme, encoded = ''] = (authorization ?? '').split(' ');
  const [publicKey, privateKey] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const merchant = world.merchants.find(
    (one) =>
      one.publicKey === publicKey && one.privateKey === privateKey && (!merchantId || one.id === merchantId),
  );
  if (scheme !== 'Basic' || !merchant) throw new Refused(401, 'The keys are not those of this merchant.');
  return merchant;
}

export function callFor(world: World, merchant: Merchant, match: Omit<Match, 'handler'>, url: URL): Call {
  return {
    operation: match.operation,
    merchant,
    vault: world.store.vault(merchant.id),
    path: match.path,
    query: url.searchParams,
    params: {},
    hosts: world.hosts,
    faults: world.faults,
    webhooks: world.webhooks,
  };
}

/** One call of a merchant's server, with whatever fault is switched on for it. Answers its operation. */
export async function serverApi(exchange: Exchange, merchantId: string, rest: string): Promise<string> {
  const { world, request, response, url } = exchange;
  const body = await readBody(request);
  const merchant = authenticate(world, request.headers.authorization, merchantId);
  const match = matchRoute(request.method ?? 'GET', rest);
  if (!match) throw new Refused(404, 'There is no such resource.');
  const call = callFor(world, merchant, match, url);
  call.params = parseBody(body, String(request.headers['content-type'] ?? ''));
  const effect = world.faults.take(call, call.path, call.params);
  if (effect) exchange.note = effect.kind.replace('_', ' ');
  if (effect && (await before(effect, call)) === 'never answered') return match.operation;
  const answer = effect?.kind === 'status' ? { status: effect.status } : run(match, call);
  if (request.method !== 'GET') world.store.changed();
  if (effect && (await after(effect, call)) === 'never answered') return match.operation;
  respond(request, response, answer, effect);
  return match.operation;
}

function run(match: Match, call: Call): Answer {
  try {
    return match.handler(call);
  } catch (error) {
    if (error instanceof Unprocessable) return unprocessable(error, call.params);
    if (error instanceof Refused) return { status: error.status };
    throw error;
  }
}

type Outcome = 'goes on' | 'never answered';

/** Faults that strike before the call takes effect. */
async function before(effect: Effect, call: Call): Promise<Outcome> {
  if (effect.kind === 'timeout' && effect.when === 'before') return 'never answered';
  return interrupt(effect, call, 'before');
}

/** Faults that strike when the call has taken effect and the answer is on its way. */
async function after(effect: Effect, call: Call): Promise<Outcome> {
  if (effect.kind === 'timeout') return 'never answered';
  if (effect.kind === 'slow') await delay(effect.ms);
  return interrupt(effect, call, 'after');
}

async function interrupt(effect: Effect, call: Call, when: 'before' | 'after'): Promise<Outcome> {
  if (effect.kind === 'hold' && effect.when === when) await call.faults.wait(effect.barrier);
  if (effect.kind === 'hook' && effect.when === when) await runHook(effect.url, call.operation, when);
  return 'goes on';
}

/** A hook is told the operation and holds the call until it has answered. */
async function runHook(url: string, operation: string, when: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operation, when }),
  });
  await answer.body?.cancel();
}
