import type { Services } from '#gateway/auth/context.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import type { AlertChannel } from './channel.ts';
import { MAIL_CHANNEL } from './mail-channel.ts';
import { PUSH_CHANNEL } from './push-channel.ts';

/** The channels that are set up here. */
export function channelsOf({ bulkMailer, push }: Pick<Services, 'bulkMailer' | 'push'>): AlertChannel[] {
  return [...(push ? [PUSH_CHANNEL] : []), ...(bulkMailer ? [MAIL_CHANNEL] : [])];
}

export function channelNames(services: Pick<Services, 'bulkMailer' | 'push'>): AlertChannelName[] {
  return channelsOf(services).map(({ name }) => name);
}
