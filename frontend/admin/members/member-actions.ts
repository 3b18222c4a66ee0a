import { useState } from 'react';
import { failureCode } from '#frontend/app/failures.ts';
import { passkeyFailure } from '#frontend/app/passkeys/use-passkeys.ts';
import { useMember } from '#frontend/app/session/session.ts';
import type { MemberAct } from '#frontend/generated/graphql.ts';
import type { StaffScope } from '#schema/rules/access/staff.ts';
import type { MemberInvoice } from './member-text.ts';

/** What an admin may start from a member's page. */
export type MemberAction =
  | { to: 'refund'; given: MemberInvoice }
  | { to: 'act'; act: MemberAct; mailId?: string }
  | { to: 'view-as' }
  | { to: 'end-sessions' }
  | { to: 'delete' };

/** The catalogue's sentences about payments speak to the payer, not to the admin. */
export function memberFailure(failure: unknown): string {
  const code = failureCode(failure);
  if (code === 'PAYMENT_PENDING')
    return 'A payment of this member is being processed. Please try again in a minute.';
  if (code === 'PRICE_CHANGED')
    return 'The price has changed since you opened this. Nothing was charged. Check the new amounts and confirm again.';
  return passkeyFailure(failure);
}

/** Whether the viewer's role has a scope, so that a page offers nothing that the server would refuse. */
export function useMay(): (scope: StaffScope) => boolean {
  const { scopes } = useMember();
  return (scope) => scopes.includes(scope);
}

/** The name of what a dialog requests, as long as it is open: sent again after a lost answer it is done once. And how to get a new one. */
export function useRequestId(): [id: string, renew: () => void] {
  const [id, setId] = useState(() => crypto.randomUUID());
  return [id, () => setId(crypto.randomUUID())];
}
