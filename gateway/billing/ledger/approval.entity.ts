import { defineEntity, p } from '@mikro-orm/core';
import { APPROVAL_CAUSES, APPROVAL_KINDS } from '#schema/rules/money/four-eyes.ts';

/** An act of the staff that waits for a second person, or that one has decided about. */
export const ApprovalEntity = defineEntity({
  name: 'ApprovalRow',
  tableName: 'approvals',
  indexes: [
    {
      name: 'approvals_waiting',
      expression:
        'create unique index "approvals_waiting" on "approvals" ("kind", "subject") where "decided_at" is null',
    },
    { name: 'approvals_newest', properties: ['askedAt', 'id'] },
  ],
  properties: {
    id: p.string().length(40).primary(),
    kind: p.string().length(20).$type<(typeof APPROVAL_KINDS)[number]>(),
    /** What it is done to, such as an invoice: one act of a kind waits for each. */
    subject: p.string().length(128),
    /** The act as a sentence. It names no member: their account may go, and this stays. */
    text: p.string().length(200),
    /** Why one person is not enough. */
    cause: p.string().length(20).$type<(typeof APPROVAL_CAUSES)[number]>(),
    /** What the act takes, as it was requested. */
    payload: p.json<Record<string, unknown>>(),
    memberId: p.string().length(128).nullable(),
    askedBy: p.string().length(128),
    reason: p.string().length(200),
    askedAt: p.datetime(3),
    /** Null while it waits. */
    approved: p.boolean().nullable(),
    decidedBy: p.string().length(128).nullable(),
    decidedAt: p.datetime(3).nullable(),
    /** Why it was rejected. */
    note: p.string().length(200).nullable(),
  },
});
