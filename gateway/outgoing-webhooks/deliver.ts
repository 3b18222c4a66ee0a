import type { Services } from '#gateway/auth/context.ts';
import { eventText } from '#schema/rules/api/webhook-values.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { type ClaimedEndpoint, claimEndpoint, nextDelivery, releaseEndpoint } from './claim-endpoint.ts';
import type { DeliveryRecord } from './delivery-rows.ts';
import { keepOutcome } from './keep-outcome.ts';
import { messageOf } from './message-of-event.ts';
import { signedHeaders } from './secret.ts';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.ts';

/** How many endpoints one process sends to at once. Per member it is two at most: see CLAIM. */
const AT_ONCE = 32;
/** A slower endpoint waits for its next turn. */
const QUICK_MILLISECONDS = 1_000;
/** Well below the lease of an endpoint, because the last call may still take its full time. */
const MAX_TURN_MILLISECONDS = 30_000;
/** How often waiting deliveries are checked again, because releases move and plans change. */
const MAX_WAIT_MILLISECONDS = 5 * MINUTE;

/** Sends due deliveries, endpoint by endpoint. When one worker finds nothing due, the others do not look. */
export async function deliverWebhooks(services: Services): Promise<void> {
  const first = await claim(services);
  if (!first) return;
  const others = Array.from({ length: AT_ONCE - 1 }, async () => sendInTurn(services, await claim(services)));
  await Promise.all([sendInTurn(services, first), ...others]);
}

const claim = ({ database, clock }: Services) => claimEndpoint(database, clock.now());

async function sendInTurn(services: Services, first: ClaimedEndpoint | null): Promise<void> {
  for (let endpoint = first; endpoint; endpoint = await claim(services)) {
    const sent = endpoint;
    await sendTo(services, sent).finally(() => releaseEndpoint(services.database, sent));
  }
}

/** Sends one after the other until nothing is due, one fails or is slow, or another endpoint's turn comes. */
async function sendTo(services: Services, endpoint: ClaimedEndpoint): Promise<void> {
  const end = performance.now() + MAX_TURN_MILLISECONDS;
  while (performance.now() < end) {
    const delivery = await nextDelivery(services.database, endpoint, services.clock.now());
    if (!delivery || !(await send(services, endpoint, delivery))) return;
  }
}

/** Answers whether more can be sent to the endpoint. */
async function send(
  services: Services,
  endpoint: ClaimedEndpoint,
  delivery: DeliveryRecord,
): Promise<boolean> {
  const { database, clock, outgoing, signingKey } = services;
  const now = clock.now();
  const message = await messageOf(database, endpoint.apiKeyId, delivery, now);
  if (message === 'withheld') {
    await database.em.nativeUpdate(WebhookDeliveryEntity, { id: delivery.id }, { state: 'WITHHELD' });
    return true;
  }
  if ('waitUntil' in message) {
    const latest = new Date(now.getTime() + MAX_WAIT_MILLISECONDS);
    const nextTryAt = message.waitUntil < latest ? message.waitUntil : latest;
    await database.em.nativeUpdate(WebhookDeliveryEntity, { id: delivery.id }, { nextTryAt });
    return true;
  }
  const { eventId, type, occursAt } = delivery;
  const body = JSON.stringify({ type: eventText(type), timestamp: occursAt, data: message.data });
  const startedAt = performance.now();
  const headers = signedHeaders(signingKey, endpoint, eventId, body, now);
  const answer = await outgoing.post(endpoint.url, headers, body);
  const durationMs = Math.round(performance.now() - startedAt);
  const isGood = await keepOutcome(services, endpoint, delivery, { at: now, durationMs, answer });
  return isGood && durationMs < QUICK_MILLISECONDS;
}
