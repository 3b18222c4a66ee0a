import { zoneOf } from '#gateway/alert-settings/zone-data.ts';
import { wantsPick } from '#schema/rules/alerts/alert-settings.ts';
import { quietUntil } from '#schema/rules/alerts/alert-times.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import type { ClaimedAlert } from './channel.ts';
import type { Group } from './decide.ts';
import type { Facts } from './read-facts.ts';

/** What comes in which mail: the news together, the picks and the results of each day by themselves. */
export function letterOf({ batch: { kind, day }, userId }: ClaimedAlert, { settings }: Facts): string {
  if (kind === 'DIGEST' || kind === 'RECAP') return `${kind} ${day}`;
  return kind === 'RELEASE' && settings.get(userId)?.mail === 'DIGEST' ? 'DAILY' : 'NEWS';
}

const IN_IT = 'Comes in the member’s daily email';

/** Why what opened is not mailed at once to a member who is mailed once a day. */
export function dailyReason(
  { picks, members, settings, earlier, now }: Facts,
  { userId, alerts }: Group,
): string {
  const [member, chosen] = [members.get(userId), settings.get(userId)];
  if (!member || !chosen) return 'The account is closed';
  const own = earlier.filter((one) => one.userId === userId);
  // That of yesterday may still wait for the end of quiet hours, and has none of today's picks.
  const digest = own.find(({ kind, day }) => kind === 'DIGEST' && day === easternDay(now));
  const isOpen = digest?.state === 'WAITING' || digest?.state === 'SENDING';
  const isOver = digest?.state === 'SENT';
  const planned = isOver ? null : (own[0]?.nextDigestAt ?? null);
  const next = isOpen ? (quietUntil(chosen, zoneOf(member.timeZone), now) ?? now) : planned;
  const wanted = alerts
    .flatMap(({ batch }) => picks.get(batch.id) ?? [])
    .filter((pick) => wantsPick(chosen, pick));
  const late = wanted.filter(({ startsAt }) => next === null || startsAt <= next);
  if (late.length === 0) return IN_IT;
  if (isOver) return 'Opened after the member’s daily email';
  if (late.length === wanted.length) return 'Its games start before the member’s daily email';
  return `${IN_IT}, but for ${counted(late.length, 'pick')} whose games start before it`;
}
