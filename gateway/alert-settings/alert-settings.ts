import type { Member } from '#gateway/auth/member.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { entitlement } from '#schema/rules/access/entitlement.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { type AlertSettings, defaultSettings } from '#schema/rules/alerts/alert-settings.ts';
import { nextDigestAt } from '#schema/rules/alerts/alert-times.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import * as statements from './alert-settings.sql.ts';
import { zoneOf } from './zone-data.ts';

/** The settings of members, by uid, as they hold at a moment. */
export async function settingsOf(
  rows: Rows,
  members: readonly Member[],
  now: Date,
): Promise<Map<string, AlertSettings>> {
  const found = await statements.alertSettingsOf.all(rows, { userIds: members.map(({ id }) => id) });
  const chosen = new Map(found.map((row) => [row.userId, row]));
  return new Map(members.map((member) => [member.id, settingsFrom(chosen.get(member.id), member, now)]));
}

export async function settingsOfMember(rows: Rows, member: Member, now: Date): Promise<AlertSettings> {
  const settings = (await settingsOf(rows, [member], now)).get(member.id);
  return settings ?? defaultSettings(false);
}

/** When a member's next daily mail is due; null where none is. */
export async function nextDigestOf(rows: Rows, { id }: Member): Promise<Date | null> {
  const row = await statements.nextDigestOf.first(rows, { userId: id });
  return row?.nextDigestAt ?? null;
}

function settingsFrom(
  row: statements.AlertSettingsOfRow | undefined,
  member: Member,
  now: Date,
): AlertSettings {
  if (!row) return defaultSettings(entitlement(member, now).tier !== 'FREE');
  const { userId, leagues, tiers, ...chosen } = row;
  return { ...chosen, leagues: leagues ?? LEAGUES, tiers: tiers ?? TIERS };
}

/**
 * Keeps what a member chose, with the moment of the next daily mail that follows from it. Where the day had one to come and has none any
 * more, it comes at once: picks that opened already were left to it.
 */
export async function keepSettings(
  rows: Rows,
  { id, timeZone }: Pick<Member, 'id' | 'timeZone'>,
  settings: AlertSettings,
  now: Date,
): Promise<void> {
  const over = easternInstant(addDays(easternDay(now), 1), '00:00');
  await statements.keepAlertSettings.run(rows, {
    ...settings,
    userId: id,
    leagues: someOf(settings.leagues, LEAGUES),
    tiers: someOf(settings.tiers, TIERS),
    next: settings.mail === 'DIGEST' ? nextDigestAt(settings, zoneOf(timeZone), now) : null,
    ...{ now, over },
  });
}

/** Null for all, so that what is added later belongs to it. */
function someOf(chosen: readonly string[], all: readonly string[]): readonly string[] | null {
  return all.every((one) => chosen.includes(one)) ? null : chosen;
}
