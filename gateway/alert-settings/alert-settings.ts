import type { Member } from '#gateway/auth/member.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { entitlement } from '#schema/rules/access/entitlement.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { type AlertSettings, defaultSettings } from '#schema/rules/alerts/alert-settings.ts';
import { nextDigestAt } from '#schema/rules/alerts/alert-times.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { AlertSettingsEntity } from './alert-settings.entity.ts';
import { zoneOf } from './zone-data.ts';

const CHOSEN = [
  ...(['mail', 'push', 'recap', 'leagues', 'tiers', 'digestAt', 'quietFrom', 'quietTo'] as const),
  ...(['lockedNews', 'hideWords'] as const),
] as const;

type SettingsRow = FieldsOf<typeof AlertSettingsEntity, typeof CHOSEN> & { userId: string };

const SETTINGS = `select user_id as "userId", ${columnsOf(AlertSettingsEntity, { only: CHOSEN })} from alert_settings`;

/** The settings of members, by uid, as they hold at a moment. */
export async function settingsOf(
  rows: Rows,
  members: readonly Member[],
  now: Date,
): Promise<Map<string, AlertSettings>> {
  const ids = JSON.stringify(members.map(({ id }) => id));
  const sql = `${SETTINGS} where user_id in (select json_array_elements_text(?::json))`;
  const chosen = new Map((await rows.execute<SettingsRow[]>(sql, [ids])).map((row) => [row.userId, row]));
  return new Map(members.map((member) => [member.id, settingsFrom(chosen.get(member.id), member, now)]));
}

export async function settingsOfMember(rows: Rows, member: Member, now: Date): Promise<AlertSettings> {
  const settings = (await settingsOf(rows, [member], now)).get(member.id);
  return settings ?? defaultSettings(false);
}

/** When a member's next daily mail is due; null where none is. */
export async function nextDigestOf(rows: Rows, { id }: Member): Promise<Date | null> {
  const [row] = await rows.execute<{ at: Date | null }[]>(
    'select next_digest_at as at from alert_settings where user_id = ?',
    [id],
  );
  return row?.at ?? null;
}

function settingsFrom(row: SettingsRow | undefined, member: Member, now: Date): AlertSettings {
  if (!row) return defaultSettings(entitlement(member, now).tier !== 'FREE');
  const { userId, leagues, tiers, ...chosen } = row;
  return { ...chosen, leagues: leagues ?? LEAGUES, tiers: tiers ?? TIERS };
}

const KEEP = `
  insert into alert_settings (user_id, mail, push, recap, leagues, tiers, digest_at, next_digest_at, quiet_from, quiet_to,
      locked_news, hide_words, updated_at)
    select ?, ?, ?, ?, ?::text[], ?::text[], ?, ?, ?, ?, ?, ?, ? where exists (select from users where id = ?)
  on conflict (user_id) do update set (mail, push, recap, leagues, tiers, digest_at, next_digest_at, quiet_from, quiet_to,
      locked_news, hide_words, updated_at) =
    (excluded.mail, excluded.push, excluded.recap, excluded.leagues, excluded.tiers, excluded.digest_at,
      case when alert_settings.next_digest_at < ? and coalesce(excluded.next_digest_at >= ?, true) and excluded.mail <> 'OFF'
           then excluded.updated_at else excluded.next_digest_at end, excluded.quiet_from, excluded.quiet_to, excluded.locked_news, excluded.hide_words,
      excluded.updated_at)`;

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
  const { mail, push, recap, digestAt, quietFrom, quietTo, lockedNews, hideWords } = settings;
  const next = mail === 'DIGEST' ? nextDigestAt(settings, zoneOf(timeZone), now) : null;
  const leagues = someOf(settings.leagues, LEAGUES);
  const tiers = someOf(settings.tiers, TIERS);
  const times = [digestAt, next, quietFrom, quietTo];
  const over = easternInstant(addDays(easternDay(now), 1), '00:00');
  const params = [
    id,
    mail,
    push,
    recap,
    leagues,
    tiers,
    ...times,
    lockedNews,
    hideWords,
    now,
    id,
    over,
    over,
  ];
  await rows.execute(KEEP, params, 'run');
}

/** Null for all, so that what is added later belongs to it; else an array as PostgreSQL writes one. */
function someOf(chosen: readonly string[], all: readonly string[]): string | null {
  return all.every((one) => chosen.includes(one)) ? null : `{${chosen.join(',')}}`;
}
