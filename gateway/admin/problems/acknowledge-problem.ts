import { createHash } from 'node:crypto';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { concerns, LONGEST_ACKNOWLEDGEMENT_DAYS } from '#schema/rules/api/problem-kinds.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import type {
  AcknowledgeProblemInput,
  ProblemType,
  ReopenProblemInput,
} from '#schema/types/desk/problem.type.ts';
import { acknowledgements, deleteAcknowledgement, keepAcknowledgement } from './problems.sql.ts';

/** A problem as it was found. `fact`: what has to change for it to count as another one; without it, its time and its text. */
export type FoundProblem = Omit<ProblemType, 'fact' | 'acknowledged' | 'canRetry'> & {
  fact?: string;
  /** Whether a button tries it again; false by default. */
  canRetry?: boolean;
};

/** Adds to each problem its acknowledgement, if nothing has changed since. */
export async function withAcknowledgements(
  rows: Rows,
  found: readonly FoundProblem[],
  now: Date,
): Promise<ProblemType[]> {
  if (found.length === 0) return [];
  const stored = await acknowledgements.all(rows, { now });
  return found.map((problem) => {
    const fact = factOf(problem);
    const said = stored.find(({ kind, subject }) => kind === problem.kind && subject === problem.subject);
    return {
      ...problem,
      fact,
      canRetry: problem.canRetry ?? false,
      acknowledged: said?.fact === fact ? said : null,
    };
  });
}

function factOf({
  kind,
  subject,
  text,
  since,
  fact = `${since.toISOString()} ${text}`,
}: FoundProblem): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, subject, fact]))
    .digest('hex');
}

/**
 * Notes that the caller has looked at a problem. `open` are the problems that concern the caller now. Throws BAD_USER_INPUT, and
 * CONFLICT when the problem is over, changed, or somebody else has acknowledged it.
 */
export async function acknowledgeProblem(
  context: Context,
  open: readonly ProblemType[],
  { kind, subject, fact, note, until }: AcknowledgeProblemInput,
): Promise<void> {
  const { now } = context;
  const noteProblem = reasonProblem(note) && 'Write a note of at most 200 characters';
  const isInTime = until > now && until.getTime() <= now.getTime() + LONGEST_ACKNOWLEDGEMENT_DAYS * DAY;
  refuseFields({
    ...(noteProblem && { note: noteProblem }),
    ...(!isInTime && { until: `Choose a time within the next ${LONGEST_ACKNOWLEDGEMENT_DAYS} days` }),
  });
  const problem = open.find((one) => one.kind === kind && one.subject === subject);
  if (!problem) throw new AppError('CONFLICT', 'This problem is over.');
  if (problem.fact !== fact) throw new AppError('CONFLICT', `This problem has changed: ${problem.text}`);
  if (problem.acknowledged)
    throw new AppError('CONFLICT', `${problem.acknowledged.by ?? 'Somebody'} has acknowledged this problem.`);
  const author = authorOf(context);
  await inTransaction(context, async (em) => {
    const written = { kind, subject, fact, note: note.trim(), actor: author.actor, now, until };
    if (!(await keepAcknowledgement.some(em, written)))
      throw new AppError('CONFLICT', 'Somebody has acknowledged this problem.');
    const details = { kind, text: problem.text, note: note.trim(), until };
    audit(em, now, { ...author, action: 'problem.acknowledge', target: subject, details });
  });
}

const NOT_ACKNOWLEDGED = 'Nobody has acknowledged this problem.';

/** Takes an acknowledgement back. Throws NOT_FOUND where there is none that concerns the caller's role. */
export async function reopenProblem(context: Context, { kind, subject }: ReopenProblemInput): Promise<void> {
  if (!concerns(kind, memberOf(context).role)) throw new AppError('NOT_FOUND', NOT_ACKNOWLEDGED);
  await inTransaction(context, async (em) => {
    if (!(await deleteAcknowledgement.some(em, { kind, subject })))
      throw new AppError('NOT_FOUND', NOT_ACKNOWLEDGED);
    audit(em, context.now, {
      ...authorOf(context),
      action: 'problem.reopen',
      target: subject,
      details: { kind },
    });
  });
}
