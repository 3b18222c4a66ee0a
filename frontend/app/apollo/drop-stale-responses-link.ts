import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';

/** The requests of one query that have no response yet, and the response to the latest request that has one. */
interface Pending {
  sent: number;
  open: number;
  newest: { order: number; response: ApolloLink.Result } | null;
}

/**
 * A query is sent again after a write, and the response to the first request may arrive last. That response would
 * show the page from before the write, so it is replaced by the newer one.
 */
export function dropStaleResponsesLink(): ApolloLink {
  const queries = new Map<string, Pending>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const pending = queries.get(key) ?? { sent: 0, open: 0, newest: null };
    queries.set(key, pending);
    pending.sent += 1;
    pending.open += 1;
    const order = pending.sent;
    return forward(operation).pipe(
      map((response) => {
        if (pending.newest && pending.newest.order > order) return pending.newest.response;
        pending.newest = { order, response };
        return response;
      }),
      finalize(() => {
        pending.open -= 1;
        if (pending.open === 0) queries.delete(key);
      }),
    );
  });
}
