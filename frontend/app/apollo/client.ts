import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { reportRequest } from '#frontend/app/connection.ts';
import { isUnreachable } from '#frontend/app/failures.ts';
import { type Bearers, bearerLink } from './bearer-link.ts';
import { challengeLink } from './challenge-link.ts';
import { dropStaleResponsesLink } from './drop-stale-responses-link.ts';
import { liveLink } from './live-link.ts';

/** One client a page load. `fetch` is the browser's unless a test gives its own. */
export function createClient(bearers: Bearers, fetcher?: typeof fetch): ApolloClient {
  const send = watched(fetcher ?? ((...request: Parameters<typeof fetch>) => fetch(...request)));
  return new ApolloClient({
    link: ApolloLink.from([
      dropStaleResponsesLink(),
      retryLink(),
      bearerLink(bearers),
      challengeLink(),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        liveLink(send),
        new HttpLink({ uri: '/graphql', fetch: send }),
      ),
    ]),
    cache: createCache(),
    // A request sent before a write must not answer one sent after it.
    queryDeduplication: false,
  });
}

/** Reports for each request whether the server answered. */
function watched(fetcher: typeof fetch): typeof fetch {
  return async (...request) => {
    try {
      const response = await fetcher(...request);
      reportRequest(!isFromProxy(response));
      return response;
    } catch (failure) {
      if (failure instanceof TypeError) reportRequest(false);
      throw failure;
    }
  };
}

/** A proxy answers in place of a server that it cannot reach; the server's own errors are JSON. */
function isFromProxy({ status, headers }: Response): boolean {
  return [502, 503, 504].includes(status) && !headers.get('content-type')?.includes('json');
}

/** A board has no identity of its own: its content depends on the viewer and the query. */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Board: { keyFields: false },
      Today: { keyFields: false, merge: true },
      PickSeal: { merge: true },
    },
  });
}

/** Retries queries while the server is unreachable; mutations are never retried automatically. */
function retryLink(): RetryLink {
  return new RetryLink({
    delay: { initial: 400, max: 3_000, jitter: true },
    attempts: (count, operation, failure) =>
      operation.operationType === OperationTypeNode.QUERY && count < 4 && isUnreachable(failure),
  });
}
