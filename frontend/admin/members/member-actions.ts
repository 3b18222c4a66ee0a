import { useState } from 'react';
import { failureCode, failureText } from '#frontend/app/failures.ts';
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

/** The catalogue's sentence about a pending payment speaks to the payer, not to the admin. */
export function memberFailure(failure: unknown): string {
  return failureCode(failure) === 'PAYMENT_PENDING'
    ? 'A payment of this member is being processed. Please try again in a minute.'
    : failureText(failure);
}

/** Whether the viewer's role has a scope, so that a page offers nothing that the server would refuse. */
export function useMay(): (scope: StaffScope) => boolean {
  const { scopes } = useMember();
  return (scope) => scopes.includes(scope);
}

/** The name of what a dialog asks for, as long as it is open: sent again after a lost answer it is done once. And how to get a new one. */
export function useRequestId(): [id: string, renew: () => void] {
  const [id, setId] = useState(() => crypto.randomUUID());
  return [id, () => setId(crypto.randomUUID())];
}
