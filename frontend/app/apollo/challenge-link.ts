import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, type Observable, of, switchMap, throwError } from 'rxjs';

interface AskedChallenge {
  challenge: string;
  bits: number;
}

/** Does the work of a challenge; resolves with the answer. */
type SolveChallenge = (asked: AskedChallenge) => Promise<string>;

/**
 * After a few cards that failed the server requires work before it tries another. It is done here, and the operation
 * sent again: the buyer only waits a second longer. A second refusal is the page's to tell.
 */
export function challengeLink(solve: SolveChallenge = solveInWorker): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const again = (asked: AskedChallenge): Observable<ApolloLink.Result> =>
      from(solve(asked)).pipe(
        switchMap((answer) => {
          operation.setContext(({ headers }) => ({ headers: { ...headers, 'x-challenge-answer': answer } }));
          return forward(operation);
        }),
      );
    return forward(operation).pipe(
      switchMap((result) => {
        const asked = challengeIn(result.errors);
        return asked ? again(asked) : of(result);
      }),
      catchError((failure: unknown) => {
        const asked = CombinedGraphQLErrors.is(failure) ? challengeIn(failure.errors) : null;
        return asked ? again(asked) : throwError(() => failure);
      }),
    );
  });
}

function challengeIn(errors: ApolloLink.Result['errors']): AskedChallenge | null {
  const found = errors?.find(({ extensions }) => extensions?.code === 'CHALLENGE_REQUIRED')?.extensions;
  if (typeof found?.challenge !== 'string' || typeof found.bits !== 'number') return null;
  return { challenge: found.challenge, bits: found.bits };
}

/** Loaded by those few who need it. */
async function solveInWorker(asked: AskedChallenge): Promise<string> {
  const { solveChallenge } = await import('#frontend/app/challenge/solve-challenge.ts');
  return solveChallenge(asked);
}
