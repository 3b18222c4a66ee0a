import { AppError, refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { hasScope, type StaffRole } from '#schema/rules/access/staff.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import { isSubscriptionEvent, type WebhookChoice } from '#schema/rules/api/webhook-values.ts';
import { lockOwnKey } from './check-endpoint.sql.ts';

/** The scopes of one of the member's keys that is not revoked. Throws NOT_FOUND. */
export async function scopesOfOwnKey(rows: Rows, userId: string, apiKeyId: string): Promise<ApiKeyScope[]> {
  const key = await lockOwnKey.first(rows, { id: apiKeyId, userId });
  if (!key) throw new AppError('NOT_FOUND', 'This API key does not exist');
  return key.scopes;
}

/** Throws BAD_USER_INPUT when the address cannot be called, or when the key may not read the events. */
export async function refuseEndpoint(
  context: Context,
  scopes: ApiKeyScope[],
  { url, events }: { url: string; events: WebhookChoice[] },
): Promise<void> {
  const fields: Record<string, string> = {};
  const address = await context.outgoing.problemWith(url);
  if (address) fields.url = address;
  const choice = problemWithEvents(scopes, memberOf(context).role, events);
  if (choice) fields.events = choice;
  refuseFields(fields);
}

function problemWithEvents(
  scopes: ApiKeyScope[],
  role: StaffRole | null,
  events: WebhookChoice[],
): string | null {
  if (events.length === 0) return 'Choose at least one event';
  if (events.some(isSubscriptionEvent) && !hasScope(role, 'MEMBERS_READ'))
    return 'Only keys of staff who read members may receive subscription events';
  if (!events.every(isSubscriptionEvent) && !readsPicks(scopes))
    return 'This API key may not read picks: choose one with the scope read:picks or read:record';
  return null;
}

/** Whether the key may read picks at all. */
export function readsPicks(scopes: ApiKeyScope[]): boolean {
  return scopes.includes('READ_PICKS') || scopes.includes('READ_RECORD');
}
