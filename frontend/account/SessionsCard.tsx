import { useState } from 'react';
import { useSessionsQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import styles from './Integrations.module.css';
import { SessionRow } from './SessionRow.tsx';
import { SignOutEverywhereDialog } from './SignOutEverywhereDialog.tsx';

/** Where the member is signed in, and the way to end all of it. */
export function SessionsCard() {
  const { data, error, loading, refetch } = useSessionsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [asking, setAsking] = useState(false);
  const sessions = data?.sessions;
  return (
    <Card
      heading="Where you are signed in"
      aside={
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <div className={styles.card}>
        {!sessions && error && (
          <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
            Failed to load your sessions. Please try again.
          </ErrorState>
        )}
        {!sessions && !error && <SessionsLoading />}
        {sessions && (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionRow key={session.signedInAt} session={session} />
            ))}
          </ul>
        )}
      </div>
      {asking && <SignOutEverywhereDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function SessionsLoading() {
  return (
    <div>
      <p role="status" className="visually-hidden">
        Loading your sessions...
      </p>
      <Skeleton height="52px" />
    </div>
  );
}
