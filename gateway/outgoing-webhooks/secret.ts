import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { systemClock } from '#gateway/integrations/clock.ts';

/** What an endpoint's secrets are derived from. */
export interface Signing {
  id: string;
  secretVersion: number;
  previousSecretUntil: Date | null;
}

/**
 * The signing secret of an endpoint. It is derived from SIGNING_KEY and stored nowhere, so that a stolen database signs
 * nothing. Changing SIGNING_KEY changes every secret.
 */
export function secretOf(signingKey: string, id: string, version: number): string {
  const derived = createHmac('sha256', signingKey).update(`webhook:${id}:${version}`).digest('base64');
  return `whsec_${derived}`;
}

/** The headers of Standard Webhooks. After a rotation both secrets sign for a while. */
export function signedHeaders(
  signingKey: string,
  endpoint: Signing,
  eventId: string,
  body: string,
  now: Date,
): Record<string, string> {
  const { id, secretVersion, previousSecretUntil } = endpoint;
  const both = previousSecretUntil !== null && now < previousSecretUntil;
  const versions = both ? [secretVersion, secretVersion - 1] : [secretVersion];
  // Receivers compare with real time to refuse replays; the product's clock may be ahead in development.
  const sentAt = systemClock.now();
  const signatures = versions.map((version) =>
    new Webhook(secretOf(signingKey, id, version)).sign(eventId, sentAt, body),
  );
  return {
    'content-type': 'application/json',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}
