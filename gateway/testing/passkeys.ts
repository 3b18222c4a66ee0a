import { browserOf } from '#gateway/auth/sessions.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { ask } from './ask.ts';
import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

/** What a browser sends with each request, to be known again. */
export const BROWSER = { 'x-device': 'laptop-of-the-office' };

export type PasskeyState = 'none' | 'never shown' | 'shown 6 minutes ago' | 'shown';

/** Gives a person of the staff a passkey, and their session in the browser BROWSER a proof of it. */
export async function passkeyState(gateway: TestGateway, user: TestUser, state: PasskeyState): Promise<void> {
  if (state === 'none') return;
  const { database, clock } = gateway.services;
  const now = clock.now();
  await ask(gateway, '{ me { id } }', {}, user, BROWSER);
  await database.em.execute(
    `insert into passkeys (id, user_id, name, public_key, counter, transports, created_at)
     values (?, ?, 'Laptop', '', 0, '{}', ?)`,
    [`passkey of ${user.uid}`, user.uid, now],
    'run',
  );
  if (state === 'never shown') return;
  const at = state === 'shown' ? now : new Date(now.getTime() - 6 * MINUTE);
  await database.em.execute(
    'update sessions set second_factor_at = ?, second_factor_device = ? where user_id = ?',
    [at, browserOf(BROWSER), user.uid],
    'run',
  );
}

/** As if its owner had vouched for a key. */
export async function vouchedFor({ services }: TestGateway, { keyId }: { keyId: string }): Promise<void> {
  const sql = 'update api_keys set confirmed_at = ? where id = ?';
  await services.database.em.execute(sql, [services.clock.now(), keyId], 'run');
}
