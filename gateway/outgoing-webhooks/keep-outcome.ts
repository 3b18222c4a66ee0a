import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Answer } from '#gateway/integrations/outgoing/outgoing.ts';
import { nextTryAt } from '#schema/rules/api/webhook-retries.ts';
import type { WebhookDisabledReason } from '#schema/rules/api/webhook-values.ts';
import type { ClaimedEndpoint } from './claim-endpoint.ts';
import type { DeliveryRecord } from './delivery-rows.ts';
import { disableEndpoint } from './disable-endpoint.ts';
import * as statements from './keep-outcome.sql.ts';
import { WebhookAttemptEntity, WebhookDeliveryEntity } from './webhook-delivery.entity.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

export interface Outcome {
  at: Date;
  durationMs: number;
  answer: Answer;
}

/** HTTP's status for an address that is gone for good. */
const GONE = 410;

/**
 * Records the outcome of a call. A failure delays the delivery by how often it has failed, and the endpoint by how
 * often it failed in a row: however much is waiting, a server that is down is called ten times in three days, and then
 * no more. Answers whether more can be sent now.
 */
export async function keepOutcome(
  services: Pick<Services, 'database' | 'clock' | 'log'>,
  endpoint: ClaimedEndpoint,
  delivery: DeliveryRecord,
  outcome: Outcome,
): Promise<boolean> {
  const { answer } = outcome;
  const isGood = 'status' in answer && answer.status >= 200 && answer.status < 300;
  await inTransaction(services, async (em) => {
    // Deleted during the call, so there is nothing to update. Deleting and redelivering take the same lock.
    if (!(await statements.lockEndpoint.some(em, { id: endpoint.id }))) return;
    await keepAttempt(em, delivery, outcome);
    if (isGood) await keepSuccess(em, endpoint, delivery);
    else await keepFailure(em, endpoint, delivery, outcome, services.clock.now());
  });
  if (!isGood) services.log.info({ endpoint: endpoint.id, event: delivery.eventId }, 'webhook not delivered');
  return isGood;
}

async function keepAttempt(em: EntityManager, { id }: DeliveryRecord, outcome: Outcome): Promise<void> {
  const { at, durationMs, answer } = outcome;
  const response = 'status' in answer ? { status: answer.status, answer: answer.excerpt } : answer;
  await em.insert(WebhookAttemptEntity, { delivery: id, at, durationMs, ...response });
}

async function keepSuccess(
  em: EntityManager,
  { id }: ClaimedEndpoint,
  delivery: DeliveryRecord,
): Promise<void> {
  const done = { state: 'DELIVERED' as const, tries: delivery.tries + 1 };
  await em.nativeUpdate(WebhookDeliveryEntity, { id: delivery.id }, done);
  await em.nativeUpdate(WebhookEndpointEntity, { id }, { failures: 0, pausedUntil: null });
}

async function keepFailure(
  em: EntityManager,
  endpoint: ClaimedEndpoint,
  delivery: DeliveryRecord,
  { answer }: Outcome,
  now: Date,
): Promise<void> {
  const tries = delivery.tries + 1;
  const again = nextTryAt(tries, now, Math.random());
  const change = again ? { tries, nextTryAt: again } : { tries, state: 'FAILED' as const };
  await em.nativeUpdate(WebhookDeliveryEntity, { id: delivery.id }, change);
  const counted = await statements.countEndpointFailure.first(em, { id: endpoint.id });
  if (!counted) return;
  const pausedUntil = nextTryAt(counted.failures, now, Math.random());
  const reason = reasonToDisable(answer, pausedUntil);
  if (reason) await disableEndpoint(em, endpoint, reason, now);
  else await em.nativeUpdate(WebhookEndpointEntity, { id: endpoint.id }, { pausedUntil });
}

function reasonToDisable(answer: Answer, pausedUntil: Date | null): WebhookDisabledReason | null {
  if ('status' in answer && answer.status === GONE) return 'GONE';
  return pausedUntil ? null : 'FAILING';
}
