import { useEffect, useEffectEvent } from 'react';
import { bearerToken } from '#frontend/app/session/live-session.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';

/** Where the explorer reads it (gateway/explorer/explorer-script.ts). It lasts for an hour, in this tab. */
const KEY = 'explorer:token';

/** /account/explorer: puts the member's token where the explorer finds it, and leads there. */
export function ExplorerTokenPage() {
  const { run, problem } = useSubmission(
    async () => {
      sessionStorage.setItem(KEY, (await bearerToken(false)) ?? '');
      location.replace(`/explorer${location.hash}`);
    },
    () => 'Failed to get a token. Please try again.',
  );
  const start = useEffectEvent(run);
  useEffect(() => start(), []);
  return (
    <>
      <PageHeading title="API explorer" lead="Opening it with your sign-in..." />
      {problem && <RetryNotice onRetry={run}>{problem}</RetryNotice>}
    </>
  );
}
