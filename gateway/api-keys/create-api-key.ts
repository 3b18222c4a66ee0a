import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { ApiKeyEntity } from '#gateway/auth/api-key.entity.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { hashOf, newSecret, prefixOf } from '#gateway/auth/key-secret.ts';
import { vouch } from '#gateway/auth/second-factor.ts';
import { UserEntity } from '#gateway/auth/user.entity.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { MailEntry } from '#gateway/mail/mail.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import { apiKeyProblems, MAX_KEYS, type NewApiKey, scopeText } from '#schema/rules/api/api-keys.ts';
import type { ApiKeyType, CreateApiKeyPayload } from '#schema/types/api/api-key.type.ts';
import { keysOf } from './api-key-rows.ts';
import { lockKeyOwner } from './create-api-key.sql.ts';

/** Who makes a key: a member who is signed in, or the operator for them, without a session. */
type KeyMaker = Pick<Context, 'database' | 'now' | 'member' | 'caller'>;

/**
 * Creates a key; its secret is answered only this once. Throws BAD_USER_INPUT with a sentence for each wrong field,
 * KEY_LIMIT when the member has as many as allowed, SECOND_FACTOR for staff who have not shown their passkey.
 */
export async function createApiKey(context: Context, draft: NewApiKey): Promise<CreateApiKeyPayload> {
  return makeApiKey(context, draft, { isVouchedFor: await vouch(context) });
}

/** Makes a key whose maker's right to it is decided. Throws what `createApiKey` throws. */
export async function makeApiKey(
  context: KeyMaker,
  draft: NewApiKey,
  { isVouchedFor }: { isVouchedFor: boolean },
): Promise<CreateApiKeyPayload> {
  const { now } = context;
  const { member: owner } = context;
  if (!owner) throw new AppError('UNAUTHENTICATED');
  refuseFields(apiKeyProblems(draft, { writesPicks: hasScope(owner.role, 'PICKS') }, now));
  const secret = newSecret();
  const sessionStartedAt = context.caller?.signedInAt ?? null;
  const apiKey: ApiKeyType = {
    id: newId('key'),
    name: draft.name.trim(),
    prefix: prefixOf(secret),
    scopes: [...new Set(draft.scopes)],
    expiresAt: draft.expiresAt,
    lastUsedAt: null,
    createdAt: now,
    revokedAt: null,
    mustConfirm: false,
  };
  await inTransaction(context, async (em) => {
    // Concurrent calls wait for each other here, so that both keys are counted.
    await refuseEndedSession(em, context, owner.id);
    if ((await keysOf(em, owner.id)).length >= MAX_KEYS) throw new AppError('KEY_LIMIT');
    const user = em.getReference(UserEntity, owner.id);
    const { mustConfirm: _, ...row } = { ...apiKey, confirmedAt: isVouchedFor ? now : null };
    em.create(
      ApiKeyEntity,
      { ...row, user, sessionStartedAt, secretHash: hashOf(secret) },
      { persist: true },
    );
    const details = { name: apiKey.name, scopes: apiKey.scopes.map(scopeText), expiresAt: apiKey.expiresAt };
    const author = authorOf({ ...context, key: null });
    audit(em, now, { ...author, action: 'api-key.create', target: apiKey.id, details });
    await em.flush();
    await enqueue(em, mailOf(apiKey, owner.email), now);
  });
  return { apiKey, secret };
}

/** Locks the owner, and looks again: the session may have been ended since this request was authenticated. */
async function refuseEndedSession(em: EntityManager, { caller }: KeyMaker, userId: string): Promise<void> {
  const owner = await lockKeyOwner.first(em, { id: userId });
  if (!owner || (caller && owner.since && caller.signedInAt < owner.since))
    throw new AppError('INVALID_TOKEN');
}

/** A security notice, in case somebody else has access to the account. */
function mailOf({ id, name, prefix, scopes, createdAt }: ApiKeyType, recipient: string): MailEntry {
  const data = { name, prefix, scopes: scopes.map(scopeText), createdAt: createdAt.toISOString() };
  return { key: `key-created:${id}`, recipient, template: 'key-created', data };
}
