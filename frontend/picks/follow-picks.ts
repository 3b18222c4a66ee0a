import type { ApolloClient } from '@apollo/client';
import type { LiveContext } from '#frontend/app/apollo/live-link.ts';
import { PickChangedDocument, type PickChangedSubscription } from '#frontend/generated/graphql.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export type PickChange = PickChangedSubscription['pickChanged'];

interface Listener {
  /** The stream is open: what happened before must be asked for. */
  opened(): void;
  changed(change: PickChange): void;
  /** Nothing is heard until it opens again. */
  lost(): void;
}

/**
 * Keeps one stream of changes open while the page is seen and the browser online, and opens it again with a present
 * token when it ends. A hidden tab holds none: browsers open few connections to one origin. Answers how to stop.
 */
export function followPicks(client: ApolloClient, listener: Listener): () => void {
  let stream: { unsubscribe(): void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const context: LiveContext = {
    opened: () => {
      failures = 0;
      listener.opened();
    },
  };

  const close = () => {
    clearTimeout(timer);
    stream?.unsubscribe();
    stream = null;
    listener.lost();
  };
  const again = () => {
    close();
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
    failures += 1;
    timer = setTimeout(follow, wait * (0.5 + Math.random() / 2));
  };
  const follow = () => {
    close();
    if (document.hidden || !navigator.onLine) return;
    stream = client.subscribe({ query: PickChangedDocument, context: { ...context } }).subscribe({
      next: ({ data }) => data && listener.changed(data.pickChanged),
      error: again,
      complete: again,
    });
  };

  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
  window.addEventListener('offline', close);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', close);
    close();
  };
}
