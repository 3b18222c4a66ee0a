import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { createInputOf } from '#frontend/admin/picks/pick-form.ts';
import { useCreatePickMutation } from '#frontend/generated/graphql.ts';
import { type LocalPick, localPickProblems, pickFormOf } from './local-picks.ts';
import { deleteLocalPick } from './use-local-picks.ts';

/**
 * Posts local picks on a day, one after the other, without a result: that comes with the score. What is posted leaves the list; the first that fails stays there
 * with all after it, so that the button posts the rest once that is mended.
 */
export function usePostLocalPicks(day: string, onAlert: (alert: string | null) => void) {
  const [createPick] = useCreatePickMutation();
  const [posting, setPosting] = useState(false);

  async function postOne(local: LocalPick): Promise<void> {
    await createPick({ variables: { input: createInputOf(pickFormOf(local, day), local.id) } });
    deleteLocalPick(local.id);
  }

  async function post(picks: readonly LocalPick[]): Promise<void> {
    const problem = picks.flatMap((local) => problemOf(local, day))[0];
    onAlert(problem ?? null);
    if (problem) return;
    setPosting(true);
    try {
      for (const local of picks) await postOne(local);
    } catch (failure) {
      onAlert(alertOf('create pick', failure));
    } finally {
      setPosting(false);
    }
  }

  return { post, posting };
}

/** The form checks before it saves; a draft that an older version saved may lack a field. */
function problemOf(local: LocalPick, day: string): string[] {
  return Object.values(localPickProblems(local, day)).map(
    (problem) => `Failed to create pick. ${local.teams}: ${problem}`,
  );
}
