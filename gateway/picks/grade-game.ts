import type { Context } from '#gateway/auth/context.ts';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { decidedPicksOf, feedSource } from './decided-picks.ts';
import { picksToVoid } from './grade-pick.sql.ts';
import { gradePick } from './grade-pick.ts';

/** Grades the picks of a game again by its score as it is now. Answers how many got another result or score. */
export async function regradeGame(context: Context, gameId: string): Promise<number> {
  const { em } = context.database;
  let changed = 0;
  for (const { id, score, result, shown, proposal, finalAt } of await decidedPicksOf(em, gameId)) {
    if (!proposal || result === 'VOID') continue;
    if (proposal.result === result && shown === `${score.one}–${score.two}`) continue;
    await gradePick(context, {
      ...{ id, result: proposal.result, scoreOne: score.one, scoreTwo: score.two },
      ...{ source: feedSource(context.odds, finalAt), reason: 'The final score was corrected.' },
    });
    changed += 1;
  }
  return changed;
}

/** Makes the picks of a game void that have no result: it was not played. Answers how many. */
export async function voidGame(context: Context, gameId: string): Promise<number> {
  const picks = await picksToVoid.all(context.database.em, { gameId, now: context.now });
  const result: PickResult = 'VOID';
  for (const { id } of picks) await gradePick(context, { id, result, voidReason: 'POSTPONED' });
  return picks.length;
}
