import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { LiveContext } from './apollo/live-link.ts';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

interface Listener<Data> {
  /** The stream is open: earlier changes must be fetched. */
  opened(): void;
  changed(change: Data): void;
  /** The stream was refused or ended with a failure. It is opened again, unless the listener stops following. */
  failed?(failure: unknown): void;
  /** No changes arrive until it opens again. */
  lost(): void;
}

/**
 * Keeps one stream of changes open while the page is visible and the browser online, and reopens it with a current
 * token when it ends. A hidden tab holds none: browsers open few connections to one origin. Returns how to stop.
 */
export function followPicks<Data>(
  client: ApolloClient,
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  listener: Listener<Data>,
): () => void {
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
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS);
    failures += 1;
    timer = setTimeout(follow, wait * (0.5 + Math.random() / 2));
  };
  const follow = () => {
    close();
    if (document.hidden || !navigator.onLine) return;
    stream = client.subscribe({ query: subscription, context: { ...context } }).subscribe({
      next: ({ data, error }) => (error ? listener.failed?.(error) : data && listener.changed(data as Data)),
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
