import type { MikroORM } from '@mikro-orm/postgresql';
import { actsFor, MUST_CONFIRM } from '#gateway/auth/key-confirmation.ts';
import { MEMBERS, type MemberRow, memberOfRow } from '#gateway/auth/member.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import { isSubscriptionEvent } from '#schema/rules/api/webhook-values.ts';
import { readsPicks } from './check-endpoint.ts';
import type { DeliveryRecord } from './delivery-rows.ts';
import { type Message, pickMessage } from './pick-message.ts';
import { subscriptionMessage } from './subscription-message.ts';

/** A valid key with its owner, as both are now. */
const KEY = `
  select m.*, k.scopes, ${MUST_CONFIRM} as "mustConfirm" from api_keys k join (${MEMBERS}) m on m.id = k.user_id
   where k.id = ? and k.revoked_at is null and (k.expires_at is null or k.expires_at > ?)`;

type KeyRow = MemberRow & { scopes: ApiKeyScope[]; mustConfirm: boolean };

/** The payload of a delivery, built when it is sent: nothing is stored from when the event happened. */
export async function messageOf(
  { em }: MikroORM,
  apiKeyId: string,
  { type, subject }: DeliveryRecord,
  now: Date,
): Promise<Message> {
  const [key] = await em.execute<KeyRow[]>(KEY, [apiKeyId, now]);
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
