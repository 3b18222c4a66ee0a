import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#gateway/app-error.ts';
import { namesGoneAccount } from '#gateway/database/failures.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { deviceName } from './device-name.ts';
import { noteSession } from './sessions.sql.ts';

/** Where the name that a browser gives itself is kept: see frontend/app/session/device-id.ts. */
const DEVICE_HEADER = 'x-device';
const DEVICE_ID = /^[\w-]{16,64}$/;

/** A request by a session is written down again after this long. */
const SEEN_EVERY_MILLISECONDS = HOUR;
const MAX_REMEMBERED = 50_000;

interface SessionRequest {
  uid: string;
  signedInAt: Date;
  headers: IncomingHttpHeaders;
  /** Of `browserOf`. */
  browser: string | null;
}

/** Writes down the sessions of members: each once by each process, and once an hour while it is in use. */
export class Sessions {
  readonly #writtenAt = new Map<string, number>();

  constructor(readonly database: { em: Rows }) {}

  /** Throws UNAUTHENTICATED for an account that is deleted at this moment. */
  async seen({ uid, signedInAt, headers, browser }: SessionRequest, now: Date): Promise<void> {
    const key = `${signedInAt.getTime()} ${browser} ${uid}`;
    const writtenAt = this.#writtenAt.get(key);
    if (writtenAt !== undefined && now.getTime() - writtenAt < SEEN_EVERY_MILLISECONDS) return;
    const userAgent = headers['user-agent'] ?? '';
    const device = browser ?? hashOf(`agent ${userAgent}`);
    const session = { uid, signedInAt, device, deviceName: deviceName(userAgent), browser, now };
    await noteSession.run(this.database.em, session).catch((failure: unknown) => {
      throw namesGoneAccount(failure) ? new AppError('UNAUTHENTICATED') : failure;
    });
    if (this.#writtenAt.size >= MAX_REMEMBERED) this.#writtenAt.clear();
    this.#writtenAt.set(key, now.getTime());
  }
}

/** The browser of a request by the id that it keeps, hashed; null for a program that sends none. */
export function browserOf(headers: IncomingHttpHeaders): string | null {
  const given = String(headers[DEVICE_HEADER] ?? '');
  return DEVICE_ID.test(given) ? hashOf(`id ${given}`) : null;
}

function hashOf(device: string): string {
  return createHash('sha256').update(device).digest('hex');
}
