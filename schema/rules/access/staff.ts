/** What somebody who works for the product is there for; a member who does not has none. */
export const STAFF_ROLES = ['OWNER', 'FINANCE', 'SUPPORT', 'ANALYST'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles to which an address can be invited. A further owner is somebody of the staff, and waits for an approval. */
export const INVITED_ROLES = ['FINANCE', 'SUPPORT', 'ANALYST'] as const satisfies readonly StaffRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];
/** After it, an invitation gives nothing. */
export const INVITATION_DAYS = 7;

/** The name of a role on pages. */
export const STAFF_LABELS: Record<StaffRole, string> = {
  OWNER: 'Owner',
  FINANCE: 'Finance',
  SUPPORT: 'Support',
  ANALYST: 'Analyst',
};

/** What admin operations need: each names one in the schema, or several of which one is enough. */
export const STAFF_SCOPES = [
  'PICKS',
  'MEMBERS_READ',
  'MEMBERS_ACT',
  'INVOICES',
  'REFUND',
  'LARGE_REFUND',
  'MONEY',
  'COUPONS',
  'PRICES',
  'OPERATIONS',
  'AUDIT',
  'STAFF',
] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

/** A refund above this needs LARGE_REFUND. */
export const SMALL_REFUND_CENTS = 100_00;

const SCOPES: Record<StaffRole, readonly StaffScope[]> = {
  OWNER: STAFF_SCOPES,
  FINANCE: ['MEMBERS_READ', 'INVOICES', 'REFUND', 'LARGE_REFUND', 'MONEY', 'COUPONS', 'AUDIT'],
  SUPPORT: ['MEMBERS_READ', 'MEMBERS_ACT', 'INVOICES', 'REFUND', 'OPERATIONS'],
  ANALYST: ['PICKS'],
};

/** The scopes of a role (docs/decisions/0066); none without one. */
export function scopesOf(role: StaffRole | null): readonly StaffScope[] {
  return role ? SCOPES[role] : [];
}

export function hasScope(role: StaffRole | null, scope: StaffScope): boolean {
  return scopesOf(role).includes(scope);
}

/** The roles that have a scope. */
export function rolesWith(scope: StaffScope): StaffRole[] {
  return STAFF_ROLES.filter((role) => hasScope(role, scope));
}
