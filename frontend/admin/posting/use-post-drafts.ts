import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { usePostDraftsMutation } from '#frontend/generated/graphql.ts';
import { counted } from '#schema/rules/text/numbers.ts';

/** What became of drafts, in a sentence. */
export interface PostOutcome {
  tone: 'success' | 'error';
  text: string;
}

/** Posts all of the drafts or none, so that members get one message for them. */
export function usePostDrafts() {
  const [postDrafts, { loading: posting }] = usePostDraftsMutation();
  const [outcome, setOutcome] = useState<PostOutcome | null>(null);

  async function post(ids: readonly string[]): Promise<void> {
    try {
      await postDrafts({ variables: { input: { ids: [...ids] } } });
      setOutcome({ tone: 'success', text: `Posted ${counted(ids.length, 'pick')}.` });
    } catch (failure) {
      setOutcome({ tone: 'error', text: `Nothing was posted. ${alertOf('update pick', failure)}` });
    }
  }

  const undone = (ids: readonly string[]) =>
    setOutcome({
      tone: 'success',
      text: `Nothing was posted. ${ids.length === 1 ? 'The pick stays a draft.' : `The ${ids.length} picks stay drafts.`}`,
    });
  return { post, posting, outcome, undone, dismiss: () => setOutcome(null) };
}
