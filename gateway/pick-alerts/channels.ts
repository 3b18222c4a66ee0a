import type { Services } from '#gateway/auth/context.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import type { AlertChannel } from './channel.ts';
import { MAIL_CHANNEL } from './mail-channel.ts';

/** The channels that are set up here. */
export function channelsOf({ bulkMailer }: Pick<Services, 'bulkMailer'>): AlertChannel[] {
  return bulkMailer ? [MAIL_CHANNEL] : [];
}

export function channelNames(services: Pick<Services, 'bulkMailer'>): AlertChannelName[] {
  return channelsOf(services).map(({ name }) => name);
}
