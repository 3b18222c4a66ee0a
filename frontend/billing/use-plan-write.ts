import { useApolloClient } from '@apollo/client/react';
import { reloadMember } from '#frontend/app/session/live-session.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';

/**
 * One write to the own plan: sends it, then asks anew for the member and for all that the page shows. A write
 * that succeeded stays one when only the asking anew fails.
 */
export function usePlanWrite(
  write: () => Promise<unknown>,
  say: (failure: unknown) => string | null,
  done: () => void,
) {
  const refresh = useRefresh();
  return useSubmission(async () => {
    await write();
    await refresh();
    done();
  }, say);
}

function useRefresh(): () => Promise<void> {
  const apollo = useApolloClient();
  return async () => {
    await Promise.allSettled([reloadMember(), apollo.refetchQueries({ include: 'active' })]);
  };
}
