import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { MemberDialog } from '#frontend/admin/members/MemberDialog.tsx';
import { memberFailure } from '#frontend/admin/members/member-actions.ts';
import { REASON_READERS, reasonProblem } from '#frontend/admin/members/reason.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import type { MemberAct, MemberFragment } from '#frontend/generated/graphql.ts';
import { Textarea } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { ActFields, type ActForm } from './ActFields.tsx';
import { ActPreview } from './ActPreview.tsx';
import { ACT_TEXTS } from './act-text.ts';
import { useAct, useActPreview } from './use-act.ts';

interface ActDialogProps {
  act: MemberAct;
  member: MemberFragment;
  /** The tier that the form begins with. */
  tier: Tier;
  /** The mail to send again. */
  mailId?: string;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Something done for a member: what it would change, the reason, and the button. */
export function ActDialog({ act, member, tier, mailId = '', onClose, onDone }: ActDialogProps) {
  const { form, restored, discard } = useUnsavedForm<ActForm>(`${act} ${member.id} ${mailId}`, {
    initialValues: { tier, days: '7', email: member.email, reason: '' },
    validate: { reason: reasonProblem },
  });
  const values = valuesOf(form.values, mailId);
  const { preview, refetch } = useActPreview(
    { userId: member.id, act, ...neededBy(act, values) },
    // Nobody has typed another address yet: that is no mistake.
    act === 'CORRECT_ADDRESS' && values.email === member.email,
  );
  const doAct = useAct(act);
  const submission = useSubmission(save, (failure) => {
    // What the page knew may be outdated.
    void refetch().catch(() => {});
    return memberFailure(failure);
  });
  const text = ACT_TEXTS[act];

  async function save() {
    const shown = preview ?? (await refetch()).data?.memberActPreview;
    // The refusal stands in the form.
    if (!shown || shown.refusal) return;
    const { seen, chargeCents } = shown;
    const reason = form.getValues().reason.trim();
    await doAct({ userId: member.id, reason, seen, chargeCents, ...values });
    discard();
    onDone(text.done(member.email));
  }

  return (
    <MemberDialog
      title={text.title}
      consequence={text.consequence}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={text.action}
      danger={text.danger}
    >
      <ActFields act={act} form={form} />
      <ActPreview preview={preview} />
      <Textarea
        label="Reason"
        description={REASON_READERS.dataDownload}
        required
        rows={2}
        {...form.getInputProps('reason')}
      />
    </MemberDialog>
  );
}

function valuesOf({ tier, days, email }: ActForm, mailId: string) {
  return { tier, days: Number.parseInt(days, 10) || 0, email: email.trim(), mailId };
}

/** Only what the act depends on, so that the reason asks for no new preview. */
function neededBy(act: MemberAct, { tier, days, email, mailId }: ReturnType<typeof valuesOf>) {
  if (act === 'CHANGE_PLAN') return { tier };
  if (act === 'GIVE_DAYS') return { days };
  if (act === 'CORRECT_ADDRESS') return { email };
  return act === 'RESEND_MAIL' ? { mailId } : {};
}
