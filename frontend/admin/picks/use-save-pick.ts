import { useRef, useState } from 'react';
import {
  type AdminPickFragment,
  useCreatePickMutation,
  useUpdatePickMutation,
} from '#frontend/generated/graphql.ts';
import type { Answer } from '#schema/rules/market/reading/questions.ts';
import { createInputOf, type PickForm, updateInputOf } from './pick-form.ts';

/**
 * Writes the form: a new pick, or changes to `pick`. A second submission while one is under way joins it, and
 * the request's name makes one that is repeated after a lost answer the same pick.
 */
export function useSavePick(pick: AdminPickFragment | null) {
  const [requestId] = useState(() => crypto.randomUUID());
  const underWay = useRef<Promise<AdminPickFragment> | null>(null);
  const [createPick, creating] = useCreatePickMutation();
  const [updatePick, updating] = useUpdatePickMutation();

  async function write(form: PickForm, answers: readonly Answer[]): Promise<AdminPickFragment> {
    const written = pick
      ? (await updatePick({ variables: { input: updateInputOf(form, pick, answers) } })).data?.updatePick
      : (await createPick({ variables: { input: createInputOf(form, requestId, answers) } })).data
          ?.createPick;
    if (!written) throw new Error('The server answered without a pick');
    return written.pick;
  }

  function save(form: PickForm, answers: readonly Answer[]): Promise<AdminPickFragment> {
    underWay.current ??= write(form, answers).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  }

  return { save, saving: creating.loading || updating.loading };
}
