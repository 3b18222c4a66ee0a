import { alertOf } from '#frontend/admin/alerts.ts';
import { type AdminPickFragment, usePostDraftsMutation } from '#frontend/generated/graphql.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';

/** Posts all of the drafts or none, so that members get one message for them. */
export function usePostDrafts() {
  const [postDrafts, { loading: posting }] = usePostDraftsMutation();

  /** The sentence of what kept them from being posted; none when they are. */
  async function post(drafts: readonly AdminPickFragment[]): Promise<string[]> {
    try {
      await postDrafts({ variables: { input: { ids: drafts.map(({ id }) => id) } } });
      return [];
    } catch (failure) {
      const [only, ...others] = drafts;
      const which = only && others.length === 0 ? `${gameText(only)}: ` : '';
      return [which + alertOf('update pick', failure)];
    }
  }

  return { post, posting };
}
