import type { MikroORM } from '@mikro-orm/postgresql';
import { actsFor } from '#gateway/auth/key-confirmation.ts';
import { memberOfRow } from '#gateway/auth/member.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import { isSubscriptionEvent } from '#schema/rules/api/webhook-values.ts';
import { readsPicks } from './check-endpoint.ts';
import type { DeliveryRecord } from './delivery-rows.ts';
import { keyWithOwner } from './message-of-event.sql.ts';
import { type Message, pickMessage } from './pick-message.ts';
import { subscriptionMessage } from './subscription-message.ts';

/** The payload of a delivery, built when it is sent: nothing is stored from when the event happened. */
export async function messageOf(
  { em }: MikroORM,
  apiKeyId: string,
  { type, subject }: DeliveryRecord,
  now: Date,
): Promise<Message> {
  const key = await keyWithOwner.first(em, { id: apiKeyId, now });
  if (!key) return 'withheld';
  const owner = actsFor(key, memberOfRow(key));
  if (type === 'WEBHOOK_TEST') return { data: { message: 'This is a test. Your endpoint works.' } };
  if (isSubscriptionEvent(type))
    return hasScope(owner.role, 'MEMBERS_READ') ? subscriptionMessage(em, subject) : 'withheld';
  if (!readsPicks(key.scopes)) return 'withheld';
  // A key limited to the record sees what a visitor sees.
  const viewer = key.scopes.includes('READ_PICKS') ? viewerOf(owner, now) : null;
  return pickMessage(em, subject, viewer, now);
}
