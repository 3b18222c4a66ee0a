import { type AdminPickFragment, useGradePickMutation } from '#frontend/generated/graphql.ts';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { scoreOf } from '#schema/rules/stats/grading-proposal.ts';
import type { GradeChoice, GradeForm } from './grade-form.ts';

/** Grades a pick. The grade shows at once and goes back when the server refuses it. */
export function useGrade() {
  const [gradePick] = useGradePickMutation();
  return (pick: AdminPickFragment, { result, voidReason }: GradeChoice, typed: GradeForm) =>
    gradePick({
      variables: { input: { id: pick.id, result, voidReason, ...given(typed) } },
      optimisticResponse: { gradePick: expected(pick, result) },
    });
}

/** Without what was left empty; a score of two numbers also as numbers. */
function given(typed: GradeForm): Partial<GradeForm> & { scoreOne?: number; scoreTwo?: number } {
  const score = scoreOf(typed.score);
  const texts = Object.entries(typed).map(([name, text]) => [name, text.trim()] as const);
  return {
    ...Object.fromEntries(texts.filter(([, text]) => text)),
    ...(score && { scoreOne: score.one, scoreTwo: score.two }),
  };
}

/** What the server will answer if it agrees. */
function expected(pick: AdminPickFragment, result: PickResult) {
  return {
    __typename: 'PickPayload' as const,
    pick: { ...pick, __typename: 'Pick' as const, result, isWinner: result === 'WIN' },
  };
}
