import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import type { Params } from '../http/params.ts';
import { respond } from '../http/respond.ts';
import type { Exchange } from '../server-api.ts';
import type { Effect } from './faults.ts';

/** Answers a call, with whatever fault is switched on for it or for a card that `params` names. */
export async function answerWithFaults(
  exchange: Exchange,
  call: Call,
  params: Params,
  act: () => Answer,
): Promise<void> {
  const { world, request, response } = exchange;
  const effect = world.faults.take(call, call.path, params);
  if (effect) exchange.note = effect.kind.replace('_', ' ');
  if (effect && (await before(effect, call)) === 'never answered') return;
  const answer = effect?.kind === 'status' ? { status: effect.status } : act();
  if (request.method !== 'GET') world.store.changed();
  const outcome = effect && strikesAfter(effect) ? await after(effect, call) : 'goes on';
  call.answered?.();
  if (outcome === 'goes on') respond(request, response, answer, effect);
}

type Outcome = 'goes on' | 'never answered';

/** Faults that strike before the call takes effect. */
async function before(effect: Effect, call: Call): Promise<Outcome> {
  if (effect.kind === 'timeout' && effect.when === 'before') return 'never answered';
  return interrupt(effect, call, 'before');
}

function strikesAfter(effect: Effect): boolean {
  return effect.kind === 'slow' || ('when' in effect && effect.when === 'after');
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
