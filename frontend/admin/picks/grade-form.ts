import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { scoreText } from '#schema/rules/picks/game-text.ts';
import { PICK_RESULTS, type PickResult, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASON_TEXTS, VOID_REASONS, type VoidReason } from '#schema/rules/picks/void-reasons.ts';
import { REASON_LIMITS } from '#schema/rules/record/record-rules.ts';
import { gradingProposal, scoreOf } from '#schema/rules/stats/grading-proposal.ts';

/** A result, and for a void one the reason of the rules. */
export interface GradeChoice {
  result: PickResult;
  voidReason?: VoidReason;
}

/** What is said of a result, as typed. */
export interface GradeForm {
  score: string;
  source: string;
  reason: string;
}

type GradedPick = Pick<AdminPickFragment, 'pick' | 'market' | 'line' | 'teamOne' | 'teamTwo'>;

interface GradeContext {
  pick: GradedPick;
  /** Null until one was chosen. */
  result: PickResult | null;
  isCorrection: boolean;
}

/** What is known of the score already; `source` is used where the pick has none of its own. */
export function gradeFormOf(
  { grades, score }: Pick<AdminPickFragment, 'grades' | 'score'>,
  source: string,
): GradeForm {
  const last = grades.at(-1);
  return {
    score: last?.score ?? (score ? scoreText(score) : ''),
    source: last?.source ?? score?.source ?? source,
    reason: '',
  };
}

/** A pick is made void for one of the reasons of the rules; its result alone does not tell which it was. */
const VOID_OPTIONS = VOID_REASONS.map((reason) => ({
  value: `VOID ${reason}`,
  label: `${resultLabel('VOID')}: ${VOID_REASON_TEXTS[reason].label}`,
}));

/** The results to choose from. 'VOID' is one only where it is `shown`: the result of a void pick is without its reason. */
export function gradeOptions(shown: string) {
  return PICK_RESULTS.flatMap((result) => {
    const plain = { value: result as string, label: resultLabel(result), disabled: result === 'VOID' };
    if (result !== 'VOID') return [plain];
    return shown === 'VOID' ? [plain, ...VOID_OPTIONS] : VOID_OPTIONS;
  });
}

export function choiceOf(value: string): GradeChoice {
  const [result, voidReason] = value.split(' ') as [PickResult, VoidReason?];
  return { result, voidReason };
}

export function optionOf({ result, voidReason }: GradeChoice): string {
  return voidReason ? `${result} ${voidReason}` : result;
}

/** What a typed score makes of a pick; null where it leaves that open. */
export function proposedResult(pick: GradedPick, score: string): PickResult | null {
  const points = scoreOf(score);
  return (points && gradingProposal({ ...pick, pick: pick.pick ?? '' }, points)?.result) ?? null;
}

/** What is wrong, a sentence a field. A result that replaces another, or that its score contradicts, says why. */
export function gradeProblems(
  { score, source, reason }: GradeForm,
  { pick, result, isCorrection }: GradeContext,
): Partial<Record<keyof GradeForm | 'result', string>> {
  const proposed = proposedResult(pick, score);
  const contradicts = proposed && result && proposed !== result && result !== 'VOID';
  return {
    ...(!result && { result: 'Choose the result' }),
    ...(score.trim() && !scoreOf(score) && { score: 'Enter a number for each team' }),
    ...(!reason.trim() &&
      contradicts && {
        reason: `The score makes it a ${resultLabel(proposed)}. Change the result, or say why`,
      }),
    ...(!reason.trim() && isCorrection && { reason: 'Say why the result is changed' }),
    ...longTexts({ score, source, reason }),
  };
}

function longTexts(texts: GradeForm): Partial<Record<keyof GradeForm, string>> {
  const long = (Object.keys(REASON_LIMITS) as (keyof GradeForm)[]).filter(
    (name) => texts[name].length > REASON_LIMITS[name],
  );
  return Object.fromEntries(long.map((name) => [name, `At most ${REASON_LIMITS[name]} characters`]));
}
