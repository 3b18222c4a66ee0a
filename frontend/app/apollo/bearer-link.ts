import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { catchError, from, type Observable, of, switchMap, throwError } from 'rxjs';
import { refusesToken } from '#frontend/app/failures.ts';
import { deviceId } from '#frontend/app/session/device-id.ts';

export interface Bearers {
  /** The token to send; null for a visitor. `fresh` forces a new one. */
  token(fresh: boolean): Promise<string | null>;
  /** A new token was refused as well: the member is signed out. */
  ended(): void;
}

/**
 * Signs each operation. When the server refuses the token it is renewed once and the operation sent again;
 * when that is refused too, the session has ended.
 */
export function bearerLink({ token, ended }: Bearers): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const send = (fresh: boolean): Observable<ApolloLink.Result> =>
      from(token(fresh)).pipe(
        switchMap((bearer) => {
          operation.setContext(({ headers }) => ({ headers: signed(headers, bearer) }));
          return forward(operation);
        }),
      );
    const again = () => send(true).pipe(switchMap(endWhenRefused), catchError(endWhenFailed));
    const endWhenRefused = (result: ApolloLink.Result) => {
      if (refusesToken(result.errors)) ended();
      return of(result);
    };
    const endWhenFailed = (failure: unknown) => {
      if (isRefusal(failure)) ended();
      return throwError(() => failure);
    };
    return send(false).pipe(
      switchMap((result) => (refusesToken(result.errors) ? again() : of(result))),
      catchError((failure: unknown) => (isRefusal(failure) ? again() : throwError(() => failure))),
    );
  });
}

function signed(headers: Record<string, string> | undefined, bearer: string | null): Record<string, string> {
  if (!bearer) return { ...headers };
  const device = deviceId();
  return { ...headers, authorization: `Bearer ${bearer}`, ...(device && { 'x-device': device }) };
}

function isRefusal(failure: unknown): boolean {
  return ServerError.is(failure) && failure.statusCode === 401;
}
