import { INVITED_ROLES, STAFF_LABELS, STAFF_ROLES, type StaffRole } from '#schema/rules/access/staff.ts';

export type RoleChoice = StaffRole | 'NONE';

const HINTS: Record<StaffRole, string> = {
  OWNER: 'Everything, the staff and the prices too',
  FINANCE: 'Figures, refunds, coupons and the audit log; reads members',
  SUPPORT: 'Helps members, refunds up to $100, settles problems',
  ANALYST: 'Writes, posts and grades picks, and reads no members',
};

/** The roles as a form offers them. */
export const ROLE_CHOICES: { value: RoleChoice; label: string; hint: string }[] = [
  ...STAFF_ROLES.map((value) => ({ value, label: STAFF_LABELS[value], hint: HINTS[value] })),
  { value: 'NONE', label: 'No role', hint: 'Leaves the staff and stays a member' },
];

/** Whether an address can be invited to it. */
export const isInvited = (choice: RoleChoice): boolean =>
  (INVITED_ROLES as readonly RoleChoice[]).includes(choice);
