import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { hadRoleBefore, lastRemoval } from '#gateway/auth/had-role-before.ts';
import { memberOf } from '#gateway/auth/roles.ts';
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
  type WhoDecides,
} from '#schema/rules/money/four-eyes.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import { type AddApprovalRow, addApproval, waitingApproval } from './ask-approval.sql.ts';

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
  const others = (await deciders(em, { kind, at })).filter((one) => one.id !== by);
  // Whose session was stolen learns of an owner whom they did not make.
  for (const { email } of kind === 'OWNER' ? [...others, asker] : others)
    await enqueue(
      em,
      { key: `approval:${id}:${email}`, recipient: email, template: 'admin-approval', data },
      now,
    );
}

const OF_KIND = APPROVAL_KINDS.map((kind) => {
  const roles = rolesWith(APPROVAL_SCOPES[kind]).map((role) => `'${role}'`);
  return `when '${kind}' then role in (${roles})`;
});

/** Whether a `role` may decide about acts of a kind; both are SQL. */
const roleDecides = (kind: string) => `case ${kind} ${OF_KIND.join(' ')} end`;

/** Whether the person `u` may decide about an act of a kind that was requested at a moment; both are SQL. */
export function decides(kind: string, askedAt: string): string {
  return `u.role is not null and u.disabled_at is null and ${roleDecides(kind)} and ${hadRoleBefore('u', askedAt)}`;
}

/** When somebody who could decide about an act of a kind that was requested at a moment was last taken away; both are SQL. */
export function removal(kind: string, askedAt: string): string {
  return lastRemoval(roleDecides(kind), askedAt);
}

/** Who may decide about what was requested, and when somebody who could was last taken away. */
export async function whoDecides(rows: Rows, asked: { kind: ApprovalKind; at: Date }): Promise<WhoDecides> {
  const ids = (await deciders(rows, asked)).map(({ id }) => id);
  const [removed] = await rows.execute<{ at: Date | null }[]>(
    `select ${removal('a.kind', 'a.at')} as at from (select ?::text as kind, ?::timestamptz as at) a`,
    [asked.kind, asked.at],
  );
  return { deciders: ids, removedAt: removed?.at ?? null };
}

/** Everybody who may decide about what was requested; the asker may be among them. */
function deciders(
  rows: Rows,
  { kind, at }: { kind: ApprovalKind; at: Date },
): Promise<{ id: string; email: string }[]> {
  return rows.execute<{ id: string; email: string }[]>(
    `select u.id, u.email from (select ?::text as kind, ?::timestamptz as at) a join users u on ${decides('a.kind', 'a.at')} order by u.id`,
    [kind, at],
  );
}
