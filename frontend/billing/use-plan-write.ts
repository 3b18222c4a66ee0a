import { useApolloClient } from '@apollo/client/react';
import { reloadMember } from '#frontend/app/session/live-session.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';

/**
 * Runs one change of the member's plan, then reloads the member and the page's queries. A failed reload does not turn
 * a successful change into a failure.
 */
export function usePlanWrite<Result>(
  write: () => Promise<Result>,
  say: (failure: unknown) => string | null,
  done: (result: Result) => void,
) {
  const refresh = useRefresh();
  return useSubmission(async () => {
    const result = await write();
    await refresh();
    done(result);
  }, say);
}

function useRefresh(): () => Promise<void> {
  const apollo = useApolloClient();
  return async () => {
    await Promise.allSettled([reloadMember(), apollo.refetchQueries({ include: 'active' })]);
  };
}
