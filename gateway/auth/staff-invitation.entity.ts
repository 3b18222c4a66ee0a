import { defineEntity, p } from '@mikro-orm/core';
import { INVITED_ROLES } from '#schema/rules/access/staff.ts';

/** A role that waits until the owner of an address accepts it, signed in to its account. */
export const StaffInvitationEntity = defineEntity({
  name: 'StaffInvitationRow',
  tableName: 'staff_invitations',
  indexes: [
    {
      name: 'staff_invitations_open',
      expression:
        'create unique index "staff_invitations_open" on "staff_invitations" (lower("email")) where "ended_at" is null',
    },
  ],
  properties: {
    id: p.string().length(40).primary(),
    email: p.string().length(320),
    role: p.enum(INVITED_ROLES),
    reason: p.string().length(200),
    /** The uid of the owner who invites. */
    invitedBy: p.string().length(128),
    invitedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    /** When it was accepted, withdrawn or replaced by another one. */
    endedAt: p.datetime(3).nullable(),
  },
});
