import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { RetryIcon } from '#frontend/ui/icons.ts';
import { ProblemGroup } from './ProblemGroup.tsx';
import type { ProblemsState } from './use-problems.ts';
import { problemGroups } from './use-problems.ts';

/** What needs an admin's attention. */
export function ProblemsTab({ problems, failed, loading, reload }: ProblemsState) {
  if (!problems && failed)
    return (
      <ErrorState onRetry={reload} busy={loading}>
        Failed to load problems. Please try again.
      </ErrorState>
    );
  if (!problems) return <RowsLoading>Loading problems...</RowsLoading>;
  return (
    <>
      <AdminToolbar title={<span role="status">{countText(problems.length)}</span>}>
        <Button variant="quiet" onClick={reload} busy={loading && 'Refreshing...'}>
          <RetryIcon size={17} aria-hidden="true" />
          Refresh
        </Button>
      </AdminToolbar>
      {problems.length === 0 && (
        <EmptyState>No open problems. New ones appear here by themselves.</EmptyState>
      )}
      {problemGroups(problems).map((group) => (
        <ProblemGroup key={group.kind} {...group} />
      ))}
    </>
  );
}

function countText(count: number): string {
  return count === 0 ? 'No problems' : `${count} problem${count === 1 ? '' : 's'}`;
}
