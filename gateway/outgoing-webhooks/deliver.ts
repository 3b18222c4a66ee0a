import type { Services } from '#gateway/auth/context.ts';
import { eventText } from '#schema/rules/webhook-values.ts';
import { type ClaimedEndpoint, claimEndpoint, nextDelivery, releaseEndpoint } from './claim-endpoint.ts';
import type { DeliveryRecord } from './delivery-rows.ts';
import { keepOutcome } from './keep-outcome.ts';
import { messageOf } from './message-of-event.ts';
import { signedHeaders } from './secret.ts';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.ts';

/** How many endpoints one process sends to at once. Of one member there are two at most: see CLAIM. */
const AT_ONCE = 32;
/** Who takes longer to answer waits for their next turn. */
const QUICK_MILLISECONDS = 1_000;
/** Well under the lease of an endpoint, whose last call may still take its whole time. */
const LONGEST_TURN_MILLISECONDS = 30_000;
/** A release can be moved, and a plan can change: what waits is looked at again at least so often. */
const LONGEST_WAIT_MILLISECONDS = 5 * 60_000;

/** Sends what is due, endpoint by endpoint. Where nothing is due for one, the others do not look. */
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

/** One after the other, until nothing is due, one fails or is slow, or it is somebody else's turn. */
async function sendTo(services: Services, endpoint: ClaimedEndpoint): Promise<void> {
  const end = performance.now() + LONGEST_TURN_MILLISECONDS;
  while (performance.now() < end) {
    const delivery = await nextDelivery(services.database, endpoint, services.clock.now());
    if (!delivery || !(await send(services, endpoint, delivery))) return;
  }
}

/** Answers whether the endpoint can be sent more. */
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
    const latest = new Date(now.getTime() + LONGEST_WAIT_MILLISECONDS);
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
