import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { suppressionsOf } from '#gateway/mail/suppressions.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { NEW_YORK } from '#schema/rules/time/eastern-time.ts';
import { wallClockIn } from '#schema/rules/time/zoned-time.ts';
import type { AlertSettingsType } from '#schema/types/alerts/alert.type.ts';
import { nextDigestOf, settingsOfMember } from './alert-settings.ts';
import { ZONE_DATA, zoneOf } from './zone-data.ts';

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
    clock: clockOf(member, now, await nextDigestOf(database.em, member)),
  };
}

function clockOf({ timeZone }: Member, now: Date, next: Date | null): AlertSettingsType['clock'] {
  const zone = zoneOf(timeZone);
  const shown = next && wallClockIn(zone, next);
  return {
    zone: timeZone ?? NEW_YORK,
    utcOffsetMinutes: Math.round(zone(now) / MINUTE),
    nextDigest: shown && `${shown.day}T${shown.time}`,
    zoneData: ZONE_DATA,
  };
}
