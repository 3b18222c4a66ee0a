import { audit } from '#gateway/auth/audit.ts';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { linkFound } from './find-games.ts';
import type { PickRecord } from './pick-rows.ts';

type Waiting = Pick<PickRecord, 'id' | 'league' | 'teamOne' | 'teamTwo' | 'date' | 'startsAt'>;

/** A schedule reaches two weeks ahead. */
const WAITING = `select id, league, team_one as "teamOne", team_two as "teamTwo", date::text as date, starts_at as "startsAt" from picks p
  where starts_at > ? and starts_at < ?::timestamptz + interval '14 days' and status <> 'WITHDRAWN'
    and not exists (select from pick_games l where l.pick_id = p.id) order by id limit 500`;

/**
 * Picks that were on no game get theirs once it is certain: the schedule has it now, or somebody has said which team a name means. Their
 * words stay as they are.
 */
export async function linkWaiting({
  database,
  clock,
  hasGames,
}: Pick<Services, 'database' | 'clock' | 'hasGames'>): Promise<void> {
  if (!hasGames) return;
  const now = clock.now();
  const waiting = await database.em.execute<Waiting[]>(WAITING, [now, now]);
  if (waiting.length === 0) return;
  await inTransaction({ database }, async (em) => {
    for (const [target, gameId] of await linkFound({ hasGames, now }, em, waiting))
      audit(em, now, {
        actor: 'rule',
        action: 'pick.game',
        target,
        details: { before: null, after: gameId },
      });
    await em.flush();
  });
}
