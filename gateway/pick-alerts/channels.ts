import type { Services } from '#gateway/auth/context.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import type { AlertChannel } from './channel.ts';
import { DISCORD_CHANNEL } from './discord/discord-channel.ts';
import { MAIL_CHANNEL } from './mail-channel.ts';
import { PUSH_CHANNEL } from './push-channel.ts';

type Given = Pick<Services, 'bulkMailer' | 'push' | 'discord'>;

/** The channels that are set up here. */
export function channelsOf({ bulkMailer, push, discord }: Given): AlertChannel[] {
  return [
    ...(push ? [PUSH_CHANNEL] : []),
    ...(bulkMailer ? [MAIL_CHANNEL] : []),
    ...(discord ? [DISCORD_CHANNEL] : []),
  ];
}

export function channelNames(services: Given): AlertChannelName[] {
  return channelsOf(services).map(({ name }) => name);
}
