import type { MemberInvoice } from './member-text.ts';

/** What an admin may start from a member's page. */
export type MemberAction =
  | { to: 'grant' }
  | { to: 'cancel-renewal' }
  | { to: 'revoke' }
  | { to: 'refund'; given: MemberInvoice }
  | { to: 'end-sessions' }
  | { to: 'delete' };
