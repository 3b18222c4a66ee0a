import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { RetryIcon } from '#frontend/ui/icons.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './ProblemGroup.module.css';
import { ProblemGroup } from './ProblemGroup.tsx';
import type { Problem, ProblemsState } from './use-problems.ts';
import { openOf, problemGroups } from './use-problems.ts';

/** What needs an admin's attention, and below it what somebody takes care of. */
export function ProblemsTab({ problems, failed, loading, reload }: ProblemsState) {
  if (!problems && failed)
    return (
      <ErrorState onRetry={reload} busy={loading}>
        Failed to load problems. Please try again.
      </ErrorState>
    );
  if (!problems) return <RowsLoading>Loading problems...</RowsLoading>;
  return <ProblemList problems={problems} loading={loading} reload={reload} />;
}

interface ProblemListProps {
  problems: readonly Problem[];
  loading: boolean;
  reload(): void;
}

function ProblemList({ problems, loading, reload }: ProblemListProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const open = openOf(problems);
  const acknowledged = problems.filter((problem) => problem.acknowledged);
  return (
    <>
      <AdminToolbar title={<span role="status">{countText(open.length)}</span>}>
        <Button variant="quiet" onClick={reload} busy={loading && 'Refreshing...'}>
          <RetryIcon size={17} aria-hidden="true" />
          Refresh
        </Button>
      </AdminToolbar>
      <AdminAlert onDismiss={() => setFailure(null)}>{failure}</AdminAlert>
      {open.length === 0 && <EmptyState>No open problems. New ones appear here by themselves.</EmptyState>}
      {problemGroups(open).map((group) => (
        <ProblemGroup key={group.kind} {...group} onFailure={setFailure} />
      ))}
      {acknowledged.length > 0 && (
        <details className={styles.acknowledged}>
          <summary>{counted(acknowledged.length, 'acknowledged problem')}</summary>
          {problemGroups(acknowledged).map((group) => (
            <ProblemGroup key={group.kind} {...group} onFailure={setFailure} />
          ))}
        </details>
      )}
    </>
  );
}

function countText(count: number): string {
  return count === 0 ? 'No problems' : counted(count, 'problem');
}
