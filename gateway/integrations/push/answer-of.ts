/** What became of a message. */
export type PushAnswer =
  | { outcome: 'SENT' }
  /** The browser has ended the subscription. */
  | { outcome: 'GONE' }
  /** The same message would be refused again. */
  | { outcome: 'REFUSED'; reason: string }
  | { outcome: 'LATER'; reason: string; retryAfterSeconds: number | null };

const TOO_MANY = 429;

/** Reads the response of a push service (RFC 8030). */
export function answerOf(status: number, retryAfter: string | undefined, excerpt: string): PushAnswer {
  if (status >= 200 && status < 300) return { outcome: 'SENT' };
  if (status === 404 || status === 410) return { outcome: 'GONE' };
  const reason = `The push service answered ${status}${excerpt && `: ${excerpt.slice(0, 200)}`}`;
  if (status !== TOO_MANY && status < 500) return { outcome: 'REFUSED', reason };
  return { outcome: 'LATER', reason, retryAfterSeconds: secondsIn(retryAfter) };
}

/** The seconds of a Retry-After header. One that names a moment, which no known push service sends, is left to our own backoff. */
function secondsIn(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  return /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
}
