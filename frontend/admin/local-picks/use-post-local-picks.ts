import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { createInputOf } from '#frontend/admin/picks/pick-form.ts';
import { postSoon } from '#frontend/admin/posting/pending-post.ts';
import { useCreatePickMutation } from '#frontend/generated/graphql.ts';
import { type LocalPick, localPickProblems, pickFormOf } from './local-picks.ts';
import { deleteLocalPick } from './use-local-picks.ts';

/**
 * Makes drafts of local picks on a day, one after the other, without a result: that comes with the score. They are posted together when ten seconds
 * have passed in which that can be undone. What became a draft leaves the list; the first that fails stays there with all after it, so that
 * the button posts the rest once that is mended.
 */
export function usePostLocalPicks(day: string, onAlert: (alert: string | null) => void) {
  const [createPick] = useCreatePickMutation();
  const [posting, setPosting] = useState(false);

  async function draftOf(local: LocalPick): Promise<string | undefined> {
    const input = createInputOf(pickFormOf(local, day), local.id);
    const { data } = await createPick({ variables: { input } });
    deleteLocalPick(local.id);
    return data?.createPick.pick.id;
  }

  async function post(picks: readonly LocalPick[]): Promise<void> {
    const problem = picks.flatMap((local) => problemOf(local, day))[0];
    onAlert(problem ?? null);
    if (problem) return;
    setPosting(true);
    const drafts: string[] = [];
    try {
      for (const local of picks) drafts.push((await draftOf(local)) ?? '');
    } catch (failure) {
      onAlert(alertOf('create pick', failure));
    } finally {
      setPosting(false);
      if (drafts.length > 0) postSoon(drafts);
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
