import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { followPicks } from '#frontend/app/follow-picks.ts';
import { PicksTurnedDocument } from '#frontend/generated/graphql.ts';

/** What the picks of today change here, by the names of its queries. */
const TURNED = new Set(['AdminBoard', 'BoardOfToday', 'DeskToday', 'Problems']);
/** A board that is graded or priced at once is read once. */
const GATHER_MS = 250;
/** While pick after pick is posted or graded the table, which is long, is read no more often. */
const PAUSE_MS = 2_000;

/**
 * Asks again for the table and the problems that are on screen when a pick of today was posted, opened, edited, graded or
 * withdrawn by anyone, and when the stream that says so comes back (docs/decisions/0019).
 */
export function useLiveAdmin(): void {
  const client = useApolloClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = Number.NEGATIVE_INFINITY;
    const reload = () => {
      askedAt = performance.now();
      for (const query of client.getObservableQueries('active'))
        if (TURNED.has(query.queryName ?? '')) void query.refetch().catch(() => {});
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(reload, Math.max(GATHER_MS, askedAt + PAUSE_MS - performance.now()));
    };
    const stop = followPicks(client, PicksTurnedDocument, { opened: soon, changed: soon, lost: () => {} });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
}
