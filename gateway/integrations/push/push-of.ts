import type { Environment } from '#gateway/env.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { openPush, type Push } from './push.ts';
import { Vapid } from './vapid.ts';

type PushEnvironment = Pick<Environment, 'PUSH_KEY' | 'PUBLIC_URL' | 'SUPPORT_EMAIL' | 'WEBHOOK_LOOPBACK'>;

/** Push messages as the environment sets them up; null when they are off. */
export function pushOf({
  PUSH_KEY,
  PUBLIC_URL,
  SUPPORT_EMAIL,
  WEBHOOK_LOOPBACK,
}: PushEnvironment): Push | null {
  if (!PUSH_KEY) return null;
  const subject = PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${SUPPORT_EMAIL}`;
  const vapid = new Vapid(PUSH_KEY, subject, systemClock);
  return openPush({ vapid, allowLoopback: WEBHOOK_LOOPBACK === 'on' });
}
