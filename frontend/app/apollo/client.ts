import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { isUnreachable } from '#frontend/app/failures.ts';
import { type Bearers, bearerLink } from './bearer-link.ts';

/** One client a page load. `fetch` is the browser's unless a test gives its own. */
export function createClient(bearers: Bearers, fetcher?: typeof fetch): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      retryLink(),
      bearerLink(bearers),
      new HttpLink({ uri: '/graphql', fetch: fetcher ?? ((...request) => fetch(...request)) }),
    ]),
    cache: createCache(),
  });
}

/** A board has no identity of its own: what it holds depends on who asks and through which query. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: { Board: { keyFields: false }, Today: { keyFields: false, merge: true } },
  });
}

/** Reading again does no harm, so an unreachable server is asked again; a write is never repeated blindly. */
function retryLink(): RetryLink {
  return new RetryLink({
    delay: { initial: 400, max: 3_000, jitter: true },
    attempts: (count, operation, failure) =>
      operation.operationType === OperationTypeNode.QUERY && count < 4 && isUnreachable(failure),
  });
}
