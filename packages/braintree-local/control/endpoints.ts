import { type Answer, found, json, Refused } from '../http/answer.ts';
import type { Params } from '../http/params.ts';
import type { Merchant } from '../merchant/merchants.ts';
import { succeeded } from '../transactions/authorize.ts';
import { moveDispute, openDispute } from '../transactions/disputes.ts';
import { finishSettlement, isSettling } from '../transactions/settle.ts';
import type { World } from '../world.ts';
import {
  challengeRequest,
  disputeRequest,
  disputeStatusRequest,
  faultRequest,
  hostsRequest,
  settingsRequest,
  webhookFaultsRequest,
} from './requests.ts';
import { snapshot } from './snapshot.ts';

/** One call of the control page, for the merchant that `?merchant=` names, else the first. */
export interface Order {
  world: World;
  merchant: Merchant;
  id: string;
  body: Params;
}

type Endpoint = [method: string, pattern: RegExp, act: (order: Order) => Answer | Promise<Answer>];

const done = (value: unknown = { done: true }): Answer => json(200, value);

/** Every endpoint below /__control; the README lists them for people. */
export const endpoints: Endpoint[] = [
  ['GET', /^state$/, ({ world, merchant }) => done(snapshot(world, merchant))],
  ['POST', /^reset$/, reset],
  ['PUT', /^hosts$/, setHosts],
  ['PUT', /^settings$/, changeSettings],
  ['POST', /^faults$/, ({ world, body }) => json(201, world.faults.add(faultRequest.parse(body)))],
  ['DELETE', /^faults$/, clearFaults],
  ['DELETE', /^faults\/(?<id>\d+)$/, removeFault],
  [
    'POST',
    /^barriers\/(?<id>[^/]+)\/release$/,
    ({ world, id }) => done({ released: world.faults.release(id) }),
  ],
  ['PUT', /^webhooks$/, changeWebhookFaults],
  ['POST', /^webhooks\/release$/, releaseWebhooks],
  ['POST', /^webhooks\/challenge$/, challenge],
  ['POST', /^webhooks\/(?<id>\w+)\/redeliver$/, redeliver],
  ['POST', /^transactions\/(?<id>\w+)\/settle$/, settle],
  ['POST', /^transactions\/(?<id>\w+)\/dispute$/, dispute],
  ['PUT', /^disputes\/(?<id>\w+)$/, disputeStatus],
];

function reset({ world }: Order): Answer {
  world.reset();
  return done();
}

function setHosts({ world, body }: Order): Answer {
  world.advertised = hostsRequest.parse(body).hosts;
  return done({ hosts: world.advertised });
}

function changeSettings({ world, merchant, body }: Order): Answer {
  const { settings } = world.store.vault(merchant.id);
  Object.assign(settings, settingsRequest.parse(body));
  world.store.changed();
  return done(settings);
}

function clearFaults({ world }: Order): Answer {
  world.faults.clear();
  return done();
}

function removeFault({ world, id }: Order): Answer {
  found(world.faults.remove(Number(id)) || undefined, 'fault');
  return done();
}

function changeWebhookFaults({ world, body }: Order): Answer {
  Object.assign(world.webhooks.faults, webhookFaultsRequest.parse(body));
  if (world.webhooks.faults.reorder === 0) world.webhooks.release();
  return done(world.webhooks.faults);
}

function releaseWebhooks({ world }: Order): Answer {
  world.webhooks.release();
  return done();
}

async function challenge({ world, merchant, body }: Order): Promise<Answer> {
  return done(await world.webhooks.challenge(merchant, challengeRequest.parse(body).url));
}

function redeliver({ world, id }: Order): Answer {
  found(world.webhooks.redeliver(id) || undefined, 'webhook');
  return done();
}

function sceneOf({ world, merchant }: Order) {
  return { merchant, vault: world.store.vault(merchant.id), webhooks: world.webhooks };
}

function settle(order: Order): Answer {
  const scene = sceneOf(order);
  const transaction = found(scene.vault.transactions.get(order.id), 'transaction');
  if (!isSettling(transaction))
    throw new Refused(409, `It is ${transaction.status}: nothing is left to settle.`);
  finishSettlement(scene, transaction, 'settled');
  order.world.store.changed();
  return done();
}

function dispute(order: Order): Answer {
  const scene = sceneOf(order);
  const transaction = found(scene.vault.transactions.get(order.id), 'transaction');
  if (transaction.type !== 'sale' || !succeeded(transaction)) throw new Refused(409, 'Nothing was charged.');
  const opened = openDispute(scene, transaction, disputeRequest.parse(order.body).reason);
  order.world.store.changed();
  return json(201, { id: opened.id });
}

function disputeStatus(order: Order): Answer {
  const scene = sceneOf(order);
  const { status } = disputeStatusRequest.parse(order.body);
  moveDispute(scene, found(scene.vault.disputes.get(order.id), 'dispute'), status);
  order.world.store.changed();
  return done({ status });
}
