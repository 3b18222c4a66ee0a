import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { suppressionsOf } from '#gateway/mail/suppressions.ts';
import { settingsOfMember } from '#gateway/users/alert-settings.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import type { AlertSettingsType } from '#schema/types/alert.type.ts';

/** The caller's settings as they hold now, with what they need to be understood. */
export async function readAlertSettings(
  context: Context,
  channels: readonly AlertChannelName[],
): Promise<AlertSettingsType> {
  const { database, trials, now } = context;
  const member = memberOf(context);
  const settings = await settingsOfMember(database.em, member, now);
  const stops = await suppressionsOf(database.em, [trials.keys.emailKey(member.email)]);
  const stop = stops.find(({ scope }) => scope === 'ALL') ?? stops[0];
  return {
    ...settings,
    channels,
    emailProved: member.emailProvedAt !== null,
    mailStop: stop?.reason ?? null,
  };
}
