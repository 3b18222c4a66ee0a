import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#gateway/app-error.ts';
import { namesGoneAccount } from '#gateway/database/failures.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { deviceName } from './device-name.ts';

/** Where the name that a browser gives itself is kept: see frontend/app/session/device-id.ts. */
const DEVICE_HEADER = 'x-device';
const DEVICE_ID = /^[\w-]{16,64}$/;

/** A request by a session is written down again after this long. */
const SEEN_EVERY_MILLISECONDS = HOUR;
const MAX_REMEMBERED = 50_000;

/**
 * A device that this member has not used before is announced to them; on an account's first session there is nobody to
 * warn.
 */
const SEEN = `
  insert into sessions as s (user_id, signed_in_at, device, device_name, last_seen_at, announce)
  select u.id, ?::timestamptz, ?::text, ?::text, ?::timestamptz,
         exists (select from sessions o where o.user_id = u.id)
         and not exists (select from sessions o where o.user_id = u.id and o.device = ?)
    from users u where u.id = ?
  on conflict (user_id, signed_in_at) do update set last_seen_at = greatest(s.last_seen_at, excluded.last_seen_at)`;

interface SessionRequest {
  uid: string;
  signedInAt: Date;
  headers: IncomingHttpHeaders;
}

/** Writes down the sessions of members: each once by each process, and once an hour while it is in use. */
export class Sessions {
  readonly #writtenAt = new Map<string, number>();

  constructor(readonly database: { em: Rows }) {}

  /** Throws UNAUTHENTICATED for an account that is deleted at this moment. */
  async seen({ uid, signedInAt, headers }: SessionRequest, now: Date): Promise<void> {
    const key = `${signedInAt.getTime()} ${uid}`;
    const writtenAt = this.#writtenAt.get(key);
    if (writtenAt !== undefined && now.getTime() - writtenAt < SEEN_EVERY_MILLISECONDS) return;
    const userAgent = headers['user-agent'] ?? '';
    const device = deviceOf(headers, userAgent);
    const row = [signedInAt, device, deviceName(userAgent), now];
    await this.database.em.execute(SEEN, [...row, device, uid], 'run').catch((failure: unknown) => {
      throw namesGoneAccount(failure) ? new AppError('UNAUTHENTICATED') : failure;
    });
    if (this.#writtenAt.size >= MAX_REMEMBERED) this.#writtenAt.clear();
    this.#writtenAt.set(key, now.getTime());
  }
}

/** The browser's own id, or what a program without one calls itself. */
function deviceOf(headers: IncomingHttpHeaders, userAgent: string): string {
  const given = String(headers[DEVICE_HEADER] ?? '');
  const device = DEVICE_ID.test(given) ? `id ${given}` : `agent ${userAgent}`;
  return createHash('sha256').update(device).digest('hex');
}
