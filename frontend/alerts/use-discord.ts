import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '#frontend/app/failures.ts';
import {
  useDiscordQuery,
  useLinkDiscordMutation,
  useStartDiscordLinkMutation,
  useUnlinkDiscordMutation,
} from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';

/** While a role changes, which takes seconds. */
const POLL_MILLISECONDS = 2_000;

const failed = (failure: unknown) => `Failed to link Discord. ${failureText(failure)}`;

/** The Discord account of the member. Coming back from Discord's page links it. */
export function useDiscord() {
  const { data, refetch, startPolling, stopPolling } = useDiscordQuery({ fetchPolicy: 'cache-and-network' });
  const [start] = useStartDiscordLinkMutation();
  const [end] = useUnlinkDiscordMutation();
  const isPending = data?.discord?.state === 'PENDING';
  useEffect(() => {
    if (isPending) startPolling(POLL_MILLISECONDS);
    else stopPolling();
  }, [isPending, startPolling, stopPolling]);
  const starting = useSubmission(async () => {
    const { data: started } = await start();
    if (started) window.location.assign(started.startDiscordLink.url);
  }, failed);
  const ending = useSubmission(
    async () => {
      await end();
      await refetch();
    },
    (failure) => `Failed to unlink Discord. ${failureText(failure)}`,
  );
  const returning = useReturn(async () => void (await refetch()));
  return { discord: data?.discord ?? null, starting, ending, returning };
}

/** Links with what Discord's page led back with, which serves once and is taken out of the address. */
function useReturn(after: () => Promise<void>) {
  const [search, setSearch] = useSearchParams();
  const [link] = useLinkDiscordMutation();
  const came = useRef({ code: search.get('code'), state: search.get('state') });
  const [refusal] = useState(() => (search.has('state') ? search.get('error') : null));
  const returning = useSubmission(async () => {
    const { code, state } = came.current;
    if (code && state) await link({ variables: { input: { code, state } } });
    await after();
  }, failed);
  const isBack = search.has('state');
  const { run } = returning;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way back.
  useEffect(() => {
    if (!isBack) return;
    if (came.current.code) run();
    setSearch({}, { replace: true });
  }, [isBack]);
  return {
    ...returning,
    /** Why Discord's page led back without anything to link with, such as access_denied; null when it did not. */
    refusal,
  };
}
