import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { type ApprovalRowFragment, useApprovalsQuery } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import type { Decision } from './approval-text.ts';
import { DecidedTable } from './DecidedTable.tsx';
import { WaitingList } from './WaitingList.tsx';

/** What waits for a second person, and what was decided last. */
export function ApprovalsTab() {
  const asked = useApprovalsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: MINUTE,
  });
  const [decision, setDecision] = useState<Decision | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reload = () => void asked.refetch().catch(() => {});
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
  return (
    <>
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {done}
      </AdminAlert>
      <Loaded asked={asked} what="approvals">
        {({ approvals }) => <Approvals approvals={approvals} onDecide={setDecision} />}
      </Loaded>
      {decision && <ApprovalDialog {...decision} onClose={close} onDone={decided} />}
    </>
  );
}

interface ApprovalsProps {
  approvals: readonly ApprovalRowFragment[];
  onDecide(decision: Decision): void;
}

function Approvals({ approvals, onDecide }: ApprovalsProps) {
  const waiting = approvals.filter(({ decidedAt }) => !decidedAt);
  const past = approvals.filter(({ decidedAt }) => decidedAt);
  return (
    <>
      {waiting.length > 0 ? (
        <WaitingList approvals={waiting} onDecide={onDecide} />
      ) : (
        <EmptyState>
          Nothing waits for a second person. Refunds of $500 or more, the sixth refund of one person within an
          hour, replies to disputes about $500 or more, and further owners appear here. Moving running plans
          to a new price is approved under Prices.
        </EmptyState>
      )}
      {past.length > 0 && <DecidedTable approvals={past} />}
    </>
  );
}
