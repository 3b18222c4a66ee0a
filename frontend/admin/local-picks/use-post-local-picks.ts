import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { createInputOf } from '#frontend/admin/picks/pick-form.ts';
import { useCreatePickMutation, useGradePickMutation } from '#frontend/generated/graphql.ts';
import { type LocalPick, localPickProblems, pickFormOf } from './local-picks.ts';
import { deleteLocalPick } from './use-local-picks.ts';

/**
 * Posts local picks on a day, one after the other. What is posted leaves the list; the first that fails stays there
 * with all after it, so that the button posts the rest once that is mended.
 */
export function usePostLocalPicks(day: string, onAlert: (alert: string | null) => void) {
  const [createPick] = useCreatePickMutation();
  const [gradePick] = useGradePickMutation();
  const [posting, setPosting] = useState(false);

  async function postOne(local: LocalPick): Promise<void> {
    const input = createInputOf(pickFormOf(local, day), local.id);
    const { data } = await createPick({ variables: { input } });
    if (!data) throw new Error('The server answered without a pick');
    if (local.isWinner)
      await gradePick({ variables: { input: { id: data.createPick.pick.id, result: 'WIN' } } });
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
