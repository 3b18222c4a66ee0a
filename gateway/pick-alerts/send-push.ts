import { createHash } from 'node:crypto';
import type { Services } from '#gateway/auth/context.ts';
import type { PushAnswer } from '#gateway/integrations/push/answer-of.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import type { Outcome } from './channel.ts';
import { type Device, forgetDevice } from './push-devices.ts';
import type { PushMessage } from './push-message.ts';

/** What reaches a phone later than this is no news. */
const MAX_AGE_MILLISECONDS = 10 * MINUTE;

/** Sends a message to one device. A browser that has ended its subscription is forgotten. */
export async function sendPush(
  { push, clock, database }: Pick<Services, 'push' | 'clock' | 'database'>,
  device: Device,
  { notification, told, until }: PushMessage,
): Promise<Outcome> {
  if (!push) return { state: 'FAILED', reason: 'Push messages are no longer set up here' };
  const now = clock.now();
  const ttlSeconds = Math.min(MAX_AGE_MILLISECONDS, until.getTime() - now.getTime()) / SECOND;
  const topic = createHash('sha256').update(notification.tag).digest('base64url').slice(0, 32);
  const text = JSON.stringify({ web_push: 8030, notification });
  const answer = await push.send(device, text, { ttlSeconds, urgency: 'high', topic });
  if (answer.outcome === 'GONE') await forgetDevice(database.em, device.id);
  return outcomeOf(answer, { now, told, until });
}

interface Sent extends Pick<PushMessage, 'told' | 'until'> {
  now: Date;
}

function outcomeOf(answer: PushAnswer, { now, told, until }: Sent): Outcome {
  switch (answer.outcome) {
    case 'SENT':
      return { state: 'SENT', told };
    case 'GONE':
      return { state: 'DROPPED', reason: 'The browser has ended its subscription' };
    case 'REFUSED':
      return { state: 'FAILED', reason: answer.reason };
    default: {
      const { reason, retryAfterSeconds } = answer;
      if (!retryAfterSeconds) return { state: 'RETRY', reason, until };
      const at = new Date(now.getTime() + retryAfterSeconds * SECOND);
      return at < until ? { state: 'LATER', at } : { state: 'FAILED', reason };
    }
  }
}
