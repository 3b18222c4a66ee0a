import { zoneOf } from '#gateway/alert-settings/zone-data.ts';
import type { Services } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { picksBetween } from '#gateway/picks/pick-rows.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { type AlertSettings, wantsPick } from '#schema/rules/alerts/alert-settings.ts';
import { type DigestReach, digestReach } from '#schema/rules/alerts/digest-reach.ts';
import { openedAt } from '#schema/rules/alerts/opened-at.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

const DAYS = 28;

/** What daily mails would have had of the last 28 days' picks that the member wants, had their plan been what it is. */
export async function readDigestReach(
  { database }: Pick<Services, 'database'>,
  member: Member,
  settings: AlertSettings,
  now: Date,
): Promise<DigestReach> {
  const today = easternDay(now);
  const viewer = viewerOf(member, now);
  const found = await picksBetween(database.em, addDays(today, -DAYS), addDays(today, -1));
  const open = found
    .filter((pick) => pick.status === 'PUBLISHED' && wantsPick(settings, pick))
    .map((pick) => ({ pick, from: openedAt(pick, viewer), to: pick.startsAt }))
    .filter(({ pick, from, to }) => from < to && visibility(pick, viewer, from).state === 'OPEN');
  return digestReach(open, zoneOf(member.timeZone), settings.digestAt);
}
