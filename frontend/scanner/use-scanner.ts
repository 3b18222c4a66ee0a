import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { failureCode } from '#frontend/app/failures.ts';
import { followPicks } from '#frontend/app/follow-picks.ts';
// Every member's page has it. Without it the build would cut what they share into one chunk more, which /dashboard loads too.
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

/** What the scanner shows this member, kept current by its stream. */
export function useScanner() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useScannerQuery({ fetchPolicy: 'network-only' });
  const now = data?.today.now;
  useEffect(() => {
    if (now) setServerNow(now);
  }, [now]);
  const isOff = error !== undefined && failureCode(error) === 'FEED_OFF';
  useEffect(() => {
    if (isOff) return;
    return followPicks(client, ScannerTurnedDocument, {
      opened: () => {},
      changed: ({ arbitragesChanged }) => {
        client.cache.updateQuery({ query: ScannerDocument }, (before) =>
          before ? { ...before, arbitrages: arbitragesChanged } : null,
        );
      },
      lost: () => {},
    });
  }, [client, isOff]);
  return { board: data?.arbitrages, isOff, error, loading, refetch };
}
