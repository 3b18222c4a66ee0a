import { type Answer, found, json, Refused } from '../http/answer.ts';
import type { Params } from '../http/params.ts';
import { succeeded } from '../transactions/authorize.ts';
import { moveDispute, openDispute } from '../transactions/disputes.ts';
import { readCents } from '../transactions/present.ts';
import { isSettling, settle } from '../transactions/settlement.ts';
import type { World } from '../world.ts';
import {
  disputeRequest,
  disputeStatusRequest,
  faultRequest,
  settingsRequest,
  webhookFaultsRequest,
} from './requests.ts';
import { snapshot } from './snapshot.ts';

/** One call of a control endpoint. */
interface ControlCall {
  world: World;
  id: string;
  body: Params;
}

type Endpoint = [method: string, pattern: RegExp, act: (call: ControlCall) => Answer];

const done = (value: unknown = { done: true }): Answer => json(200, value);

/** Every endpoint below /__control; the README explains them. */
export const endpoints: Endpoint[] = [
  ['GET', /^state$/, ({ world }) => done(snapshot(world))],
  ['POST', /^reset$/, reset],
  ['PUT', /^settings$/, changeSettings],
  ['POST', /^faults$/, ({ world, body }) => json(201, world.faults.add(faultRequest.parse(body)))],
  ['DELETE', /^faults$/, clearFaults],
  ['DELETE', /^faults\/(?<id>\d+)$/, removeFault],
  ['POST', /^barriers\/(?<id>[^/]+)\/release$/, releaseBarrier],
  ['PUT', /^webhooks$/, changeWebhookFaults],
  ['POST', /^webhooks\/(?<id>\w+)\/redeliver$/, redeliver],
  ['POST', /^transactions\/(?<id>\w+)\/settle$/, settleTransaction],
  ['POST', /^transactions\/(?<id>\w+)\/dispute$/, dispute],
  ['PUT', /^disputes\/(?<id>\w+)$/, changeDispute],
];

function reset({ world }: ControlCall): Answer {
  world.reset();
  return done();
}

function changeSettings({ world, body }: ControlCall): Answer {
  Object.assign(world.vault.settings, settingsRequest.parse(body));
  world.store.changed();
  return done(world.vault.settings);
}

function clearFaults({ world }: ControlCall): Answer {
  world.faults.clear();
  return done();
}

function removeFault({ world, id }: ControlCall): Answer {
  found(world.faults.remove(Number(id)) || undefined, 'fault');
  return done();
}

function releaseBarrier({ world, id }: ControlCall): Answer {
  return done({ released: world.faults.release(id) });
}

function changeWebhookFaults({ world, body }: ControlCall): Answer {
  Object.assign(world.webhooks.faults, webhookFaultsRequest.parse(body));
  return done(world.webhooks.faults);
}

function redeliver({ world, id }: ControlCall): Answer {
  found(world.webhooks.redeliver(id) || undefined, 'webhook');
  return done();
}

function settleTransaction({ world, id }: ControlCall): Answer {
  const transaction = found(world.vault.transactions.get(id), 'transaction');
  if (!isSettling(transaction))
    throw new Refused(409, `Nothing to settle: the transaction is ${transaction.status}.`);
  settle(world, transaction);
  world.store.changed();
  return done();
}

function dispute({ world, id, body }: ControlCall): Answer {
  const transaction = found(world.vault.transactions.get(id), 'transaction');
  if (transaction.type !== 'sale' || !succeeded(transaction)) throw new Refused(409, 'Nothing was charged.');
  const { amount, ...asked } = disputeRequest.parse(body);
  const amountCents = amount === undefined ? transaction.amountCents : (readCents(amount) ?? 0);
  if (amountCents <= 0 || amountCents > transaction.amountCents)
    throw new Refused(409, 'A dispute is about the charge or a part of it.');
  const opened = openDispute(world, transaction, { ...asked, amountCents });
  world.store.changed();
  return json(201, { id: opened.id });
}

function changeDispute({ world, id, body }: ControlCall): Answer {
  const { status } = disputeStatusRequest.parse(body);
  moveDispute(world, found(world.vault.disputes.get(id), 'dispute'), status);
  world.store.changed();
  return done({ status });
}
