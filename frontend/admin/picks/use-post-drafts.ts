import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { type AdminPickFragment, usePublishPickMutation } from '#frontend/generated/graphql.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';

/** Posts drafts one after the other. A draft that fails stays a draft and does not keep the others from being posted. */
export function usePostDrafts() {
  const [publishPick] = usePublishPickMutation();
  const [posted, setPosted] = useState<number | null>(null);

  /** The sentences of the failures, one for each draft that could not be posted. */
  async function post(drafts: readonly AdminPickFragment[]): Promise<string[]> {
    const failures: string[] = [];
    for (const [index, draft] of drafts.entries()) {
      setPosted(index);
      try {
        await publishPick({ variables: { input: { id: draft.id } } });
      } catch (failure) {
        failures.push(`${gameText(draft)}: ${alertOf('update pick', failure)}`);
      }
    }
    setPosted(null);
    return failures;
  }

  return { post, posted };
}
