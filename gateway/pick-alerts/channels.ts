import type { Services } from '#gateway/auth/context.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import type { AlertChannel } from './channel.ts';
import { DISCORD_CHANNEL } from './discord/discord-channel.ts';
import { MAIL_CHANNEL } from './mail-channel.ts';
import { PUSH_CHANNEL } from './push-channel.ts';

type Given = Pick<Services, 'bulkMailer' | 'push' | 'discord'>;

const SERVICES = {
  PUSH: 'push',
  MAIL: 'bulkMailer',
  DISCORD: 'discord',
} as const satisfies Record<AlertChannelName, keyof Given>;

const CHANNELS: readonly AlertChannel[] = [PUSH_CHANNEL, MAIL_CHANNEL, DISCORD_CHANNEL];

/** The channels that are set up here. */
export function channelsOf(services: Given): AlertChannel[] {
  return CHANNELS.filter(({ name }) => services[SERVICES[name]] !== null);
}

export function channelNames(services: Given): AlertChannelName[] {
  return channelsOf(services).map(({ name }) => name);
}
