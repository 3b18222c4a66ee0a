import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMember } from '#frontend/app/session/session.ts';
import { PlanCanceled } from '#frontend/billing/PlanCanceled.tsx';
import { REACTIVATED_TEXT } from '#frontend/billing/plan-messages.ts';
import { type Arrival, ArrivalNotice } from '#frontend/ui/ArrivalNotice.tsx';

/** What just happened on the page before. A cancellation can be undone here, also after a reload. */
export function Arrived() {
  const { state } = useLocation();
  const { planStatus } = useMember();
  const { canUndo, message } = (state ?? {}) as Arrival;
  return canUndo && message && planStatus === 'CANCELED' ? <Canceled message={message} /> : <ArrivalNotice />;
}

function Canceled({ message }: { message: string }) {
  const navigate = useNavigate();
  const [success] = useState({ kind: 'cancel', message } as const);
  const undone = { message: REACTIVATED_TEXT, billing: true } satisfies Arrival;
  return (
    <PlanCanceled success={success} onUndone={() => void navigate('.', { replace: true, state: undone })} />
  );
}
