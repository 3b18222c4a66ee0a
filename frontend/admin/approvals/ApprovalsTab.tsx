import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { useApprovalsQuery } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import type { Decision } from './approval-text.ts';
import { DecidedTable } from './DecidedTable.tsx';
import { WaitingList } from './WaitingList.tsx';

/** What waits for a second person, and what was decided last. */
export function ApprovalsTab() {
  const { data, error, loading, refetch } = useApprovalsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: MINUTE,
  });
  const [decision, setDecision] = useState<Decision | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reload = () => void refetch().catch(() => {});
  const decided = (sentence: string) => {
    setDecision(null);
    setDone(sentence);
    reload();
  };
  const close = () => {
    setDecision(null);
    // Somebody else may have decided meanwhile.
    reload();
  };
  const waiting = data?.approvals.filter(({ decidedAt }) => !decidedAt) ?? [];
  const past = data?.approvals.filter(({ decidedAt }) => decidedAt) ?? [];
  return (
    <>
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {done}
      </AdminAlert>
      {!data && error && (
        <ErrorState onRetry={reload} busy={loading}>
          Failed to load approvals. Please try again.
        </ErrorState>
      )}
      {!data && !error && <RowsLoading>Loading approvals...</RowsLoading>}
      {data && waiting.length === 0 && (
        <EmptyState>
          Nothing waits for a second person. Refunds of $500 or more, the sixth refund of one person within an
          hour, replies to disputes about $500 or more, and further owners appear here. Moving running plans
          to a new price is approved under Prices.
        </EmptyState>
      )}
      {waiting.length > 0 && <WaitingList approvals={waiting} onDecide={setDecision} />}
      {past.length > 0 && <DecidedTable approvals={past} />}
      {decision && <ApprovalDialog {...decision} onClose={close} onDone={decided} />}
    </>
  );
}
