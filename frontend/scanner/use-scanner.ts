import { ServerError } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { failureCode } from '#frontend/app/failures.ts';
import { followPicks } from '#frontend/app/follow-picks.ts';
// For the build alone: every member's page imports it. If this one did not, what they share would be split in two, and /dashboard would
// load one more file.
import '#frontend/app/session/live-session.ts';
import { setServerNow } from '#frontend/app/server-clock.ts';
import {
  ScannerDocument,
  type ScannerQuery,
  ScannerTurnedDocument,
  useScannerQuery,
} from '#frontend/generated/graphql.ts';

export type ScannerBoard = ScannerQuery['arbitrages'];
export type ScannerEntry = NonNullable<ScannerBoard['entries']>[number];

/** A break may end while the page is open, and no stream tells of it. */
const ASK_AGAIN_MS = 60_000;

/** What the scanner shows this member, kept current by its stream, which is refused during a break. */
export function useScanner() {
  const client = useApolloClient();
  const { data, error, loading, refetch, startPolling, stopPolling } = useScannerQuery({
    fetchPolicy: 'network-only',
    skipPollAttempt: () => document.hidden,
  });
  const now = data?.today.now;
  useEffect(() => {
    if (now) setServerNow(now);
  }, [now]);
  const isOff = error !== undefined && failureCode(error) === 'FEED_OFF';
  const isOnBreak = data?.arbitrages.open === null;
  const isFollowed = data !== undefined && !isOnBreak;
  useEffect(() => {
    if (!isOnBreak) return;
    startPolling(ASK_AGAIN_MS);
    return stopPolling;
  }, [isOnBreak, startPolling, stopPolling]);
  useEffect(() => {
    if (!isFollowed) return;
    return followPicks(client, ScannerTurnedDocument, {
      opened: () => {},
      failed: (failure) => {
        // Why it is closed is in what the page asks now. Without an answer of the server, what was shown stays.
        if (isClosed(failure)) void refetch().catch(() => {});
      },
      changed: ({ arbitragesChanged }) => {
        client.cache.updateQuery({ query: ScannerDocument }, (before) =>
          before ? { ...before, arbitrages: arbitragesChanged } : null,
        );
      },
      lost: () => {},
    });
  }, [client, isFollowed, refetch]);
  return { board: data?.arbitrages, isOff, error, loading, refetch };
}

/** Ended because a break began, or refused because one had begun elsewhere before. */
function isClosed(failure: unknown): boolean {
  return failureCode(failure) === 'ON_BREAK' || (ServerError.is(failure) && failure.statusCode === 403);
}
