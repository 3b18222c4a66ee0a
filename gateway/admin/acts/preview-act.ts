import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { MemberActPreviewType } from '#schema/types/desk/member-act.type.ts';
import { actedFor, type PlanAct, seenText } from './member-act.ts';

/** What an act would do, or why it cannot be done. Throws NOT_FOUND, FORBIDDEN. */
export async function previewAct<Input>(
  context: Context,
  userId: string,
  plan: PlanAct<Input>,
  input: Input,
): Promise<MemberActPreviewType> {
  const em = context.database.em.fork();
  const member = await actedFor(context, em, userId, { lock: false });
  const seen = seenText(member);
  try {
    const planned = await plan(context, em, member, input);
    const { changes, chargeCents = 0, mailTo, doneBefore = null } = planned;
    const { nextChargeCents = null, nextChargeAt = null } = planned;
    return { seen, changes, chargeCents, nextChargeCents, nextChargeAt, mailTo, refusal: doneBefore };
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    const nothing = { changes: [], chargeCents: 0, nextChargeCents: null, nextChargeAt: null, mailTo: [] };
    return { seen, ...nothing, refusal: failure.message };
  }
}
