import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { limitNow } from '#schema/rules/access/play-limits.ts';
import type { PlayLimitsType } from '#schema/types/play.type.ts';
import { readOwnPlay } from './change-play-limits.ts';

/** The member's limits as they count now. */
export async function playView(context: Context): Promise<PlayLimitsType> {
  const { now } = context;
  const play = await readOwnPlay(context);
  const raised = play.nextLimitAt !== null && play.nextLimitAt > now;
  const ahead = (until: Date | null) => (until && until > now ? until : null);
  return {
    ageConfirmedAt: play.ageConfirmedAt,
    spentThisMonthCents: play.spentCents,
    spentCents: await spentCents(context),
    monthlyLimitCents: limitNow(play, now),
    nextLimitCents: raised ? play.nextLimitCents : null,
    nextLimitAt: raised ? play.nextLimitAt : null,
    coolOffUntil: ahead(play.coolOffUntil),
    excludedUntil: ahead(play.excludedUntil),
  };
}

async function spentCents(context: Context): Promise<number> {
  const [row] = await context.database.em.execute<{ cents: number }[]>(
    `select coalesce(sum(case type when 'charge' then total_cents else -total_cents end), 0)::int as cents
       from invoices where user_id = ? and state = 'paid'`,
    [memberOf(context).id],
  );
  return Math.max(0, row?.cents ?? 0);
}
