import type { Services } from '#gateway/auth/context.ts';
import { MUST_CONFIRM } from '#gateway/auth/key-confirmation.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';

interface WaitingKey {
  id: string;
  name: string;
  prefix: string;
  email: string;
}

/** Tells people of the staff, once a key, that it does nothing of their role until they confirm it with a passkey. */
export async function mailOfWaitingKeys({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const waiting = await database.em.execute<WaitingKey[]>(
    `select k.id, k.name, k.prefix, u.email from api_keys k join users u on u.id = k.user_id
      where u.role is not null and u.disabled_at is null and k.revoked_at is null and (k.expires_at is null or k.expires_at > ?)
        and ${MUST_CONFIRM} and not exists (select from outbox o where o.key = 'key-waiting:' || k.id)`,
    [now],
  );
  for (const { id, email, name, prefix } of waiting) {
    const entry = { key: `key-waiting:${id}`, recipient: email, template: 'key-waiting' as const };
    await enqueue(database.em, { ...entry, data: { name, prefix } }, now);
  }
}
