import {
  type AdminPickFragment,
  useGradePickMutation,
  usePublishPickMutation,
} from '#frontend/generated/graphql.ts';
import type { PickResult } from '#schema/rules/pick-values.ts';
import type { VoidReason } from '#schema/rules/record-rules.ts';

/** Grades and posts picks. A grade shows at once and goes back when the server refuses it. */
export function useGrade() {
  const [gradePick] = useGradePickMutation();
  const [publishPick] = usePublishPickMutation();
  return {
    grade: (pick: AdminPickFragment, result: PickResult, voidReason?: VoidReason) =>
      gradePick({
        variables: { input: { id: pick.id, result, voidReason } },
        optimisticResponse: { gradePick: expected(pick, result) },
      }),
    publish: (pick: AdminPickFragment) => publishPick({ variables: { input: { id: pick.id } } }),
  };
}

/** What the server will answer if it agrees. */
function expected(pick: AdminPickFragment, result: PickResult) {
  return {
    __typename: 'PickPayload' as const,
    pick: { ...pick, __typename: 'Pick' as const, result, isWinner: result === 'WIN' },
  };
}
