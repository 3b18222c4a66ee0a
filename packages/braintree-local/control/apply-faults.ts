import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import type { Params } from '../http/params.ts';
import { type Damage, respond } from '../http/respond.ts';
import type { Exchange } from '../world.ts';
import type { Effect, Faults, When } from './faults.ts';

/** Answers a call, with the fault that is switched on for it or for a card that `params` names. */
export async function answerWithFaults(
  exchange: Exchange,
  call: Call,
  params: Params,
  act: () => Answer,
): Promise<void> {
  const { world, request, response } = exchange;
  const { faults, store, vault } = world;
  const effect = faults.take(call.operation, vault, call.path, params);
  if (effect) exchange.note = effect.kind.replace('_', ' ');
  if (effect && (await apply(effect, 'before', call.operation, faults)) === 'never answered') return;
  const answer = effect?.kind === 'status' ? { status: effect.status } : act();
  if (request.method !== 'GET') store.changed();
  if (effect && (await apply(effect, 'after', call.operation, faults)) === 'never answered') return;
  respond(response, answer, damageOf(effect));
}

/** What a fault does before or after the call takes effect. */
async function apply(
  effect: Effect,
  when: When,
  operation: string,
  faults: Faults,
): Promise<'answered' | 'never answered'> {
  if (effect.kind === 'slow' && when === 'after') await delay(effect.ms);
  if (!('when' in effect) || effect.when !== when) return 'answered';
  if (effect.kind === 'hold') await faults.wait(effect.barrier);
  if (effect.kind === 'hook') await callHook(effect.url, operation, when);
  return effect.kind === 'timeout' ? 'never answered' : 'answered';
}

/** The call waits until the hook has answered. */
async function callHook(url: string, operation: string, when: When): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operation, when }),
  });
  await answer.body?.cancel();
}

function damageOf(effect: Effect | undefined): Damage | undefined {
  return effect?.kind === 'half_body' || effect?.kind === 'wrong_type' ? effect.kind : undefined;
}
