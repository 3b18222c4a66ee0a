import { audit } from '#gateway/auth/audit.ts';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { linkFound } from './find-games.ts';
import { picksWithoutGame } from './link-game.sql.ts';

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
  const waiting = await picksWithoutGame.all(database.em, { now });
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
