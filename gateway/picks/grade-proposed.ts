import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { GradeProposalType } from '#schema/types/picks/grading.type.ts';
import { decidedPicks, feedSource } from './decided-picks.ts';
import { gradePick } from './grade-pick.ts';
import { findPick, type PickRecord } from './pick-rows.ts';

/** As many as are confirmed at once. */
export const MOST_PROPOSALS = 100;

/** The results that final scores suggest, each with its pick; none with AUTO_GRADE=off. */
export async function gradeProposals({
  database,
  hasGames,
  autoGrade,
  odds,
}: Context): Promise<(Omit<GradeProposalType, 'pick'> & { pick: PickRecord })[]> {
  if (!hasGames || autoGrade === 'off') return [];
  const decided = (await decidedPicks(database.em)).slice(0, MOST_PROPOSALS);
  const proposals = await Promise.all(
    decided.map(async ({ id, score, finalAt, confirmedAt, doubt, proposal }) => {
      const pick = await findPick(database.em, id);
      if (!pick || !proposal) return [];
      const { result, explanation } = proposal;
      return [
        {
          pick,
          result,
          explanation,
          scoreOne: score.one,
          scoreTwo: score.two,
          source: feedSource(odds, finalAt),
          isConfirmed: confirmedAt !== null,
          doubt,
        },
      ];
    }),
  );
  return proposals.flat();
}

/**
 * Gives picks the results that are proposed for them, as the admin's own. A pick whose proposal is not there any more, or is another
 * now, is left out of the answer.
 */
export async function gradeProposed(
  context: Context,
  given: readonly { pickId: string; scoreOne: number; scoreTwo: number }[],
): Promise<PickRecord[]> {
  if (given.length > MOST_PROPOSALS)
    throw new AppError('BAD_USER_INPUT', `At most ${MOST_PROPOSALS} picks are graded at once`);
  const decided = new Map((await decidedPicks(context.database.em)).map((pick) => [pick.id, pick]));
  const graded: PickRecord[] = [];
  for (const { pickId, scoreOne, scoreTwo } of given) {
    const pick = decided.get(pickId);
    if (!pick?.proposal || pick.score.one !== scoreOne || pick.score.two !== scoreTwo) continue;
    const source = feedSource(context.odds, pick.finalAt);
    const { result } = pick.proposal;
    graded.push(await gradePick(context, { id: pickId, result, scoreOne, scoreTwo, source }));
  }
  return graded;
}
