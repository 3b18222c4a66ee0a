import type { Services } from '#gateway/auth/context.ts';
import { DAY } from '#schema/rules/time/durations.ts';

/** Deletes the quotes of games that ended two days ago, and rounds after 14 days. */
export async function clearOldRounds({ database: { em }, clock, hasGames }: Services): Promise<void> {
  if (!hasGames) return;
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  await em.execute(
    'delete from odds_quotes q using games g where g.id = q.game_id and g.starts_at < ? and (g.final_at is null or g.final_at < ?)',
    [before(2), before(2)],
    'run',
  );
  await em.execute('delete from feed_rounds where at < ?', [before(14)], 'run');
}
