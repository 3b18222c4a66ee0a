import type { Services } from '#gateway/auth/context.ts';
import { SessionEntity } from '#gateway/auth/session.entity.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';

const DEVICE = ['userId', 'deviceName', 'signedInAt'] as const;

type NewDevice = FieldsOf<typeof SessionEntity, typeof DEVICE> & { email: string };

/** The most mails per run. */
const MAX_A_RUN = 100;

const NEW_DEVICES = `
  update sessions s set announce = false from users u
   where u.id = s.user_id and (s.user_id, s.signed_in_at) in (
     select user_id, signed_in_at from sessions where announce
      order by signed_in_at limit ${MAX_A_RUN} for update skip locked)
  returning ${columnsOf(SessionEntity, { table: 's', only: DEVICE })}, u.email`;

/** Writes to members who signed in on a device that they had not used before. */
export async function announceDevices({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await database.em.fork().transactional(async (em) => {
    for (const { userId, email, deviceName, signedInAt } of await em.execute<NewDevice[]>(NEW_DEVICES)) {
      const key = `new-device:${userId}:${signedInAt.getTime()}`.slice(0, 120);
      const data = { deviceName, signedInAt: signedInAt.toISOString() };
      await enqueue(em, { key, recipient: email, template: 'new-device', data }, now);
    }
  });
}
