import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { Quiet, Stack } from '#frontend/admin/mantine.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { RetryIcon } from '#frontend/ui/icons.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { ProblemGroup } from './ProblemGroup.tsx';
import type { Problem, ProblemsState } from './use-problems.ts';
import { openOf, problemGroups } from './use-problems.ts';

/** What needs an admin's attention, and below it what somebody takes care of. */
export function ProblemsTab({ problems, failed, loading, reload }: ProblemsState) {
  const asked = { data: problems, error: failed, loading, refetch: async () => reload() };
  return (
    <Loaded asked={asked} what="problems">
      {(found) => <ProblemList problems={found} loading={loading} reload={reload} />}
    </Loaded>
  );
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
      <Groups of={open} onFailure={setFailure} />
      {acknowledged.length > 0 && (
        <details>
          <Quiet component="summary" c="var(--ink-2)" fw={560} p="10px 4px">
            {counted(acknowledged.length, 'acknowledged problem')}
          </Quiet>
          <Groups of={acknowledged} onFailure={setFailure} />
        </details>
      )}
    </>
  );
}

function Groups({ of, onFailure }: { of: readonly Problem[]; onFailure(sentence: string): void }) {
  return (
    <Stack gap={16}>
      {problemGroups(of).map((group) => (
        <ProblemGroup key={group.kind} {...group} onFailure={onFailure} />
      ))}
    </Stack>
  );
}

function countText(count: number): string {
  return count === 0 ? 'No problems' : counted(count, 'problem');
}
