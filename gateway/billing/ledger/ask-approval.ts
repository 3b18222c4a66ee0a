import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { staffWith } from '#gateway/auth/staff.ts';
import { newId } from '#gateway/database/new-id.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { rolesWith } from '#schema/rules/access/staff.ts';
import {
  APPROVAL_KINDS,
  APPROVAL_SCOPES,
  type ApprovalCause,
  type ApprovalKind,
  mayApproveFrom,
  NEW_ROLE_MILLISECONDS,
  REMOVAL_MILLISECONDS,
  type WhoDecides,
} from '#schema/rules/money/four-eyes.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import {
  type AddApprovalRow,
  addApproval,
  type DecidersOfRow,
  decidersOf,
  lastRemovalFor,
  waitingApproval,
} from './ask-approval.sql.ts';

/** An act that needs a second person. */
export interface Asked {
  kind: ApprovalKind;
  /** What it is done to: one act of a kind waits for each. */
  subject: string;
  /** The act as a sentence that names no member. */
  text: string;
  /** Whom the mail about it names. */
  email?: string;
  cause: ApprovalCause;
  memberId: string | null;
  reason: string;
  /** What the act takes when it is done. */
  payload: object;
}

/** Keeps an act until a second person has decided, and tells those who can. Always throws APPROVAL_NEEDED, with what waits for whom. */
export async function askApproval(context: Context, asked: Asked): Promise<never> {
  const waiting = await inTransaction(context, async (em) => {
    const added = await add(em, context, asked);
    if (added) await announce(em, context, added, asked);
    return added ?? (await waitingFor(em, asked));
  });
  const waitsFor = { kind: asked.kind, ...waiting };
  const from = mayApproveFrom(waitsFor, waiting.by, await whoDecides(context.database.em, waitsFor));
  throw new AppError('APPROVAL_NEEDED', `${waiting.text} ${waitSentence(asked.kind, from)}`, {
    approvalId: waiting.id,
  });
}

function waitSentence(kind: ApprovalKind, from: Date | null): string {
  if (from === null) return 'waits for the approval of another person.';
  return kind === 'OWNER'
    ? `waits: the owners have an email about it, and you can approve it from ${plainMoment(from)} on.`
    : `waits: nobody else can approve it, so you can from ${plainMoment(from)} on.`;
}

type Waiting = AddApprovalRow;

function add(em: EntityManager, context: Context, asked: Asked): Promise<Waiting | null> {
  const { kind, subject, text, cause, memberId, reason } = asked;
  return addApproval.first(em, {
    ...{ id: newId('apv'), kind, subject, text, cause, payload: JSON.stringify(asked.payload) },
    ...{ memberId, by: memberOf(context).id, reason, now: context.now },
  });
}

async function waitingFor(em: EntityManager, { kind, subject }: Asked): Promise<Waiting> {
  const found = await waitingApproval.first(em, { kind, subject });
  // It was decided at this very moment.
  if (!found) throw new AppError('CONFLICT');
  return found;
}

async function announce(
  em: EntityManager,
  context: Context,
  { id, by, at }: Waiting,
  asked: Asked,
): Promise<void> {
  const { now } = context;
  const { kind, text, reason, cause, subject, memberId, email: about } = asked;
  const details = { approval: id, kind, cause, subject, text, reason };
  audit(em, now, { ...authorOf(context), action: 'approval.ask', target: memberId ?? id, details });
  const asker = memberOf(context);
  const named = about ? `${text} (${about})` : text;
  const { removedAt } = await whoDecides(em, { kind, at });
  const alone = kind === 'OWNER' && mayApproveFrom({ kind, by, at }, by, { deciders: [], removedAt });
  const data = {
    ...{ text: named, reason, askedBy: asker.email, askedAt: now.toISOString() },
    ...(alone && { aloneFrom: alone.toISOString() }),
  };
  for (const { email } of await mailedAbout(em, kind, asker.email)) {
    const key = `approval:${id}:${email}`.slice(0, 120);
    await enqueue(em, { key, recipient: email, template: 'admin-approval', data }, now);
  }
}

/**
 * Everybody who can reject it, also who has their role since a moment ago and does not decide. About a further owner who asked, too:
 * whose session was stolen learns of an owner whom they did not make.
 */
async function mailedAbout(rows: Rows, kind: ApprovalKind, asker: string): Promise<{ email: string }[]> {
  const staff = await staffWith(rows, APPROVAL_SCOPES[kind]);
  return kind === 'OWNER' ? staff : staff.filter(({ email }) => email !== asker);
}

/** What the statements take of schema/rules/money/four-eyes.ts. */
export const DECIDING = {
  rolesOfKind: JSON.stringify(
    Object.fromEntries(APPROVAL_KINDS.map((kind) => [kind, rolesWith(APPROVAL_SCOPES[kind])])),
  ),
  newRoleSeconds: NEW_ROLE_MILLISECONDS / SECOND,
  removalSeconds: REMOVAL_MILLISECONDS / SECOND,
};

interface Requested {
  kind: ApprovalKind;
  at: Date;
}

/** Who may decide about what was requested, and when somebody who could was last taken away. */
export async function whoDecides(rows: Rows, asked: Requested): Promise<WhoDecides> {
  const ids = (await deciders(rows, asked)).map(({ id }) => id);
  const removed = await lastRemovalFor.first(rows, { ...DECIDING, kind: asked.kind, askedAt: asked.at });
  return { deciders: ids, removedAt: removed?.at ?? null };
}

function deciders(rows: Rows, { kind, at }: Requested): Promise<DecidersOfRow[]> {
  const { removalSeconds: _, ...deciding } = DECIDING;
  return decidersOf.all(rows, { ...deciding, kind, askedAt: at });
}
