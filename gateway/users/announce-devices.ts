import type { Services } from '#gateway/auth/context.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { newDevices } from './announce-devices.sql.ts';

/** The most mails per run. */
const MAX_A_RUN = 100;

/** Writes to members who signed in on a device that they had not used before. */
export async function announceDevices({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await database.em.fork().transactional(async (em) => {
    for (const { userId, email, deviceName, signedInAt } of await newDevices.all(em, { most: MAX_A_RUN })) {
      const key = `new-device:${userId}:${signedInAt.getTime()}`.slice(0, 120);
      const data = { deviceName, signedInAt: signedInAt.toISOString() };
      await enqueue(em, { key, recipient: email, template: 'new-device', data }, now);
    }
  });
}
