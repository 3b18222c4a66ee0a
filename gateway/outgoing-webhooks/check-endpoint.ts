import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { ApiKeyScope } from '#schema/rules/api-keys.ts';
import { isSubscriptionEvent, type WebhookChoice } from '#schema/rules/webhook-values.ts';

/** The scopes of a member's own key that is not revoked. Throws NOT_FOUND. */
export async function scopesOfOwnKey(rows: Rows, userId: string, apiKeyId: string): Promise<ApiKeyScope[]> {
  const sql =
    'select scopes from api_keys where id = ? and user_id = ? and revoked_at is null for no key update';
  const [key] = await rows.execute<{ scopes: ApiKeyScope[] }[]>(sql, [apiKeyId, userId]);
  if (!key) throw new AppError('NOT_FOUND', 'This API key does not exist');
  return key.scopes;
}

/** Throws BAD_USER_INPUT where the address cannot be called, or the key could not read what it would be told. */
export async function refuseEndpoint(
  context: Context,
  scopes: ApiKeyScope[],
  { url, events }: { url: string; events: WebhookChoice[] },
): Promise<void> {
  const fields: Record<string, string> = {};
  const address = await context.outgoing.problemWith(url);
  if (address) fields.url = address;
  const choice = problemWithEvents(scopes, memberOf(context).isAdmin, events);
  if (choice) fields.events = choice;
  const sentences = Object.values(fields);
  if (sentences.length > 0) throw new AppError('BAD_USER_INPUT', sentences.join('. '), { fields });
}

function problemWithEvents(scopes: ApiKeyScope[], isAdmin: boolean, events: WebhookChoice[]): string | null {
  if (events.length === 0) return 'Choose what the endpoint shall be told';
  if (events.some(isSubscriptionEvent) && !isAdmin)
    return 'Only the key of an admin may be told of subscriptions';
  if (!events.every(isSubscriptionEvent) && !readsPicks(scopes))
    return 'This API key may not read picks: choose one with the scope read:picks or read:record';
  return null;
}

/** Whether the key may ask for a pick at all. */
export function readsPicks(scopes: ApiKeyScope[]): boolean {
  return scopes.includes('READ_PICKS') || scopes.includes('READ_RECORD');
}
