import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { newId } from '#gateway/database/new-id.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { rolesWith } from '#schema/rules/access/staff.ts';
import {
  APPROVAL_SCOPES,
  type ApprovalCause,
  type ApprovalKind,
  mayApproveFrom,
} from '#schema/rules/money/four-eyes.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';

/** An act that needs a second person. */
export interface Asked {
  kind: ApprovalKind;
  /** What it is done to: one act of a kind waits for each. */
  subject: string;
  /** The act as a sentence that names no member. */
  text: string;
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
  const others = (await deciders(context.database.em, asked.kind, waiting.by)).length;
  const from = mayApproveFrom(waiting, { id: waiting.by, others });
  throw new AppError('APPROVAL_NEEDED', `${waiting.text} ${waitSentence(from)}`, { approvalId: waiting.id });
}

function waitSentence(from: Date | null): string {
  return from === null
    ? 'waits for the approval of another person.'
    : `waits: nobody else can approve it, so you can from ${plainMoment(from)} on.`;
}

interface Waiting {
  id: string;
  text: string;
  by: string;
  at: Date;
}

async function add(em: EntityManager, context: Context, asked: Asked): Promise<Waiting | null> {
  const { kind, subject, text, cause, payload, memberId, reason } = asked;
  const [added] = await em.execute<Waiting[]>(
    `insert into approvals (id, kind, subject, text, cause, payload, member_id, asked_by, reason, asked_at)
       values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?) on conflict do nothing
     returning id, text, asked_by as by, asked_at as at`,
    [
      ...[newId('apv'), kind, subject, text, cause, JSON.stringify(payload)],
      ...[memberId, memberOf(context).id, reason, context.now],
    ],
  );
  return added ?? null;
}

async function waitingFor(em: EntityManager, { kind, subject }: Asked): Promise<Waiting> {
  const [found] = await em.execute<Waiting[]>(
    `select id, text, asked_by as by, asked_at as at from approvals where kind = ? and subject = ? and decided_at is null`,
    [kind, subject],
  );
  // It was decided at this very moment.
  if (!found) throw new AppError('CONFLICT');
  return found;
}

async function announce(
  em: EntityManager,
  context: Context,
  { id, by }: Waiting,
  asked: Asked,
): Promise<void> {
  const { now } = context;
  const { kind, text, reason, cause, subject, memberId } = asked;
  const details = { approval: id, kind, cause, subject, text, reason };
  audit(em, now, { ...authorOf(context), action: 'approval.ask', target: memberId ?? id, details });
  const data = { text, reason, askedBy: memberOf(context).email, askedAt: now.toISOString() };
  for (const { email } of await deciders(em, kind, by))
    await enqueue(
      em,
      { key: `approval:${id}:${email}`, recipient: email, template: 'admin-approval', data },
      now,
    );
}

/** Everybody but one person who may approve acts of a kind. */
export function deciders(rows: Rows, kind: ApprovalKind, but: string): Promise<{ email: string }[]> {
  return rows.execute<{ email: string }[]>(
    'select email from users where role in (?) and id <> ? and disabled_at is null order by id',
    [rolesWith(APPROVAL_SCOPES[kind]), but],
  );
}
