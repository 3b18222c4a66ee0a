import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { requestIdProblem } from '#gateway/auth/staff-acts.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ViewAsInput, ViewAsPayload } from '#schema/types/desk/view-as.type.ts';
import * as statements from './begin-view.sql.ts';

/**
 * Lets the caller read the product as a member sees it, for 30 minutes of the database's clock and with this sign-in alone. A
 * repeated request answers the same view. Throws NOT_FOUND, FORBIDDEN for an account of the staff, KEY_REUSED, BAD_USER_INPUT.
 */
export async function beginView(context: Context, input: ViewAsInput): Promise<ViewAsPayload> {
  refuseProblems(input);
  return inTransaction(context, async (em) => {
    const email = await viewable(em, input.userId);
    const author = authorOf(context);
    const added = await add(em, context, input);
    const view = added ?? (await earlier(em, author.actor, input));
    if (added) {
      const { viewId, endsAt } = added;
      const details = { reason: input.reason, view: viewId, endsAt: endsAt.toISOString() };
      audit(em, context.now, { ...author, action: 'view.begin', target: input.userId, details });
    }
    return { ...view, email };
  });
}

function refuseProblems({ reason, requestId }: ViewAsInput): void {
  const problem = reasonProblem(reason);
  const named = requestIdProblem(requestId);
  refuseFields({
    ...(problem && { reason: problem }),
    ...(named && { requestId: named }),
  });
}

/** The address of a member who may be viewed. */
async function viewable(em: EntityManager, userId: string): Promise<string> {
  const user = await statements.memberToView.first(em, { id: userId });
  if (!user) throw new AppError('NOT_FOUND', 'This member does not exist');
  if (user.role) throw new AppError('FORBIDDEN', 'Accounts of the staff are never viewed');
  return user.email;
}

type View = Pick<ViewAsPayload, 'viewId' | 'endsAt'>;

/** Null: there was such a request before. */
async function add(
  em: EntityManager,
  { caller, ...context }: Context,
  input: ViewAsInput,
): Promise<View | null> {
  if (!caller) throw new AppError('KEY_REFUSED');
  const { actor } = authorOf({ caller, ...context });
  return statements.addView.first(em, {
    ...{ id: newId('view'), actor, signedInAt: caller.signedInAt },
    ...{ memberId: input.userId, reason: input.reason, requestId: input.requestId },
  });
}

async function earlier(em: EntityManager, actor: string, { userId, requestId }: ViewAsInput): Promise<View> {
  const found = await statements.viewOfRequest.first(em, { actor, requestId, memberId: userId });
  if (!found) throw new AppError('KEY_REUSED');
  return found;
}
