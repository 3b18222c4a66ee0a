import type { Services } from '#gateway/auth/context.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';

/** The channels that are set up here. */
export function channelNames({ mailer }: Pick<Services, 'mailer'>): AlertChannelName[] {
  return mailer ? ['MAIL'] : [];
}
