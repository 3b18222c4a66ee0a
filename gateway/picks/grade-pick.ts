import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { flaggedResult, type PickResult, toggledResult } from '#schema/rules/picks/pick-values.ts';
import { type ScoreEntry, scoreProblem } from '#schema/rules/picks/prices.ts';
import { REASON_LIMITS } from '#schema/rules/record/record-rules.ts';
import type { GradePickInput, PickIdInput, SetWinnerInput } from '#schema/types/picks/pick.input.ts';
import * as statements from './grade-pick.sql.ts';
import { PickGradeEntity } from './pick.entity.ts';
import type { PickRecord } from './pick-rows.ts';
import { authorName, writePick } from './write-pick.ts';

const GROUNDS = ['voidReason', 'score', 'source', 'reason'] as const;
type Grounds = Pick<GradePickInput, (typeof GROUNDS)[number]>;

/**
 * Adds a result to a pick whose game has started; PENDING takes one back. Every grade stays in the record, and the score
 * as the game's.
 * Throws NOT_FOUND, NO_RESULT_YET, VOID_REASON_MISSING, BAD_USER_INPUT.
 *
 * The database adds (gateway/database/program): no result before the start (picks/refuse-early-results.sql), the result of the
 * pick itself (picks/grades.sql), its figures (figures/count-pick.sql), its webhook event; at commit the grade is sealed
 * (record/seal-grade.sql).
 */
export async function gradePick(
  context: Context,
  { id, result, scoreOne, scoreTwo, ...grounds }: GradePickInput,
): Promise<PickRecord> {
  const points = pointsOf(id, scoreOne, scoreTwo, grounds);
  const score = grounds.score || (points ? `${points.one}–${points.two}` : grounds.score);
  return grade(context, id, () => result, { ...grounds, score }, points);
}

/** The score as numbers. Throws BAD_USER_INPUT when it is none. */
function pointsOf(
  pickId: string,
  one: number | null | undefined,
  two: number | null | undefined,
  { source }: Grounds,
): ScoreEntry | null {
  if (one == null && two == null) return null;
  const points = { pickId, one: one ?? Number.NaN, two: two ?? Number.NaN, source: source || null };
  const problem = scoreProblem(points);
  if (problem) throw new AppError('BAD_USER_INPUT', problem);
  return points;
}

/** The documented winner flag: WIN becomes PENDING, anything else WIN. */
export async function toggleWinner(context: Context, { id, reason }: PickIdInput): Promise<PickRecord> {
  return grade(context, id, toggledResult, { reason });
}

/** The same flag when it is known which value it shall have. */
export async function setWinner(context: Context, input: SetWinnerInput): Promise<PickRecord> {
  return grade(context, input.id, (result) => flaggedResult(result, input.isWinner), {
    reason: input.reason,
  });
}

function grade(
  context: Context,
  id: string,
  next: (now: PickResult) => PickResult,
  grounds: Grounds,
  points: ScoreEntry | null = null,
): Promise<PickRecord> {
  refuseLongTexts(grounds);
  return writePick(context, id, 'pick.grade', async (em, pick) => {
    const result = next(pick.result);
    const isSame = result === pick.result && (await addsNothing(em, id, grounds));
    if (points && pick.startsAt <= context.now) await keepScores(em, [points], context.now);
    // The database numbers it, refuses it before the start, and sets the result of the pick.
    if (!isSame) {
      const row = { pick: id, n: 0, at: context.now, result, author: authorName(context), ...grounds };
      await em.insert(PickGradeEntity, row);
    }
    return { from: pick.result, to: result };
  });
}

/** The final scores of games; one that is sent again replaces the former. */
export async function keepScores(em: EntityManager, scores: readonly ScoreEntry[], now: Date): Promise<void> {
  await statements.keepScores.run(em, { now, scores: JSON.stringify(scores) });
}

/** Whether the grounds are none, or those of the last grade: the same result sent again is no other grade. */
async function addsNothing(em: EntityManager, pickId: string, grounds: Grounds): Promise<boolean> {
  if (Object.values(grounds).every((text) => !text)) return true;
  const last = await statements.lastGrade.first(em, { pickId });
  return last !== null && GROUNDS.every((name) => (last[name] || null) === (grounds[name] || null));
}

function refuseLongTexts({ score, source, reason }: Grounds): void {
  for (const [name, text] of Object.entries({ score, source, reason })) {
    const longest = REASON_LIMITS[name as keyof typeof REASON_LIMITS];
    if (text && text.length > longest)
      throw new AppError('BAD_USER_INPUT', `${name} is longer than ${longest} characters`);
  }
}
