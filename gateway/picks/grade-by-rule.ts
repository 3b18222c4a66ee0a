import type { Services } from '#gateway/auth/context.ts';
import { type DecidedPick, decidedPicks, feedSource } from './decided-picks.ts';
import { gradeOfPick } from './grade-by-rule.sql.ts';
import { keepScores } from './grade-pick.ts';
import { PickGradeEntity } from './pick.entity.ts';
import { writePickAs } from './write-pick.ts';

type GradingServices = Pick<Services, 'database' | 'clock' | 'odds' | 'autoGrade'>;

/** The author that the record names for results of the rule. */
const RULE = 'rule';

/**
 * With AUTO_GRADE=on: grades what a final score decides by itself, once a round ten minutes later has reported the same final, and the
 * game has lasted as long as one of its league must (schema/rules/market/final-scores.ts). Earlier finals, words that are about a part of the game, props, quarter lines, voids and scores that change afterwards wait for a person.
 */
export async function gradeByRule(services: GradingServices): Promise<void> {
  const { database, odds, autoGrade } = services;
  if (!odds || autoGrade !== 'on') return;
  for (const pick of await decidedPicks(database.em))
    if (pick.doubt === null && pick.proposal) await gradeOne(services, pick, feedSource(odds, pick.finalAt));
}

/** A result that somebody gave meanwhile stays. */
async function gradeOne(
  { database, clock }: GradingServices,
  { id, score, proposal }: DecidedPick,
  source: string,
): Promise<void> {
  const now = clock.now();
  await writePickAs({ database, now }, { actor: RULE }, { id, action: 'pick.grade' }, async (em, pick) => {
    if (!proposal || pick.result !== 'PENDING' || pick.gradedAt !== null) return null;
    // A grade that a person took back is not given again by the rule.
    if (await gradeOfPick.some(em, { pickId: id })) return null;
    await keepScores(em, [{ pickId: id, ...score, source }], now);
    await em.insert(PickGradeEntity, {
      ...{ pick: id, n: 0, at: now, result: proposal.result, author: RULE, source },
      score: `${score.one}–${score.two}`,
    });
    return { from: pick.result, to: proposal.result };
  });
}
