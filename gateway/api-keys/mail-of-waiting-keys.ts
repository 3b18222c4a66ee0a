import type { Services } from '#gateway/auth/context.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { waitingKeys } from './mail-of-waiting-keys.sql.ts';

/** Tells people of the staff, once a key, that it does nothing of their role until they confirm it with a passkey. */
export async function mailOfWaitingKeys({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const waiting = await waitingKeys.all(database.em, { now });
  for (const { id, email, name, prefix } of waiting) {
    const entry = { key: `key-waiting:${id}`, recipient: email, template: 'key-waiting' as const };
    await enqueue(database.em, { ...entry, data: { name, prefix } }, now);
  }
}
