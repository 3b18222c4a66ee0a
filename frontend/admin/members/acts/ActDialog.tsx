import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { memberFailure } from '#frontend/admin/members/member-actions.ts';
import type { CurrentPlan } from '#frontend/admin/members/member-text.ts';
import { ReasonField } from '#frontend/admin/members/ReasonField.tsx';
import { useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import type { MemberAct, MemberFragment } from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { ActFields } from './ActFields.tsx';
import { ActPreview } from './ActPreview.tsx';
import {
  type ActForm,
  actProblems,
  emptyForm,
  firstTier,
  isGrantable,
  neededBy,
  takesOnlyReason,
  valuesOf,
} from './act-form.ts';
import { ACT_TEXTS } from './act-text.ts';
import { LockedPreview } from './LockedPreview.tsx';
import { useAct, useActPreview } from './use-act.ts';

interface ActDialogProps {
  act: MemberAct;
  member: MemberFragment;
  plan: CurrentPlan | null;
  /** The mail to send again. */
  mailId?: string;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Something done for a member: what it would change, the reason, and the button. */
export function ActDialog({ act, member, plan, mailId = '', onClose, onDone }: ActDialogProps) {
  const kept = useUnsavedForm<ActForm>(`${act} ${member.id} ${mailId}`, {
    initialValues: emptyForm(firstTier(act, plan?.tier), member.email),
    validate: (typed) => actProblems(act, typed),
  });
  const { form, discard } = kept;
  const values = valuesOf(form.values, mailId);
  const { preview, isLocked, problem, refetch } = useActPreview(
    { userId: member.id, act, ...neededBy(act, values) },
    // Nobody has typed another address yet, or the day is no day: the form says so.
    (act === 'CORRECT_ADDRESS' && values.email === member.email) ||
      (act === 'GRANT' && !isGrantable(form.values.lastDay)),
  );
  const doAct = useAct(act);
  const withPasskey = useWithPasskey();
  const submission = useSubmission(save, (failure) => {
    // What the page knew may be outdated.
    void refetch().catch(() => {});
    return memberFailure(failure);
  });
  const text = ACT_TEXTS[act];
  const show = async () => {
    await refetch();
    // The button that was pressed is gone: the keyboard goes on from here.
    form.getInputNode('reason')?.focus();
  };

  async function save() {
    const shown = preview ?? (await refetch()).data?.memberActPreview;
    // The refusal is shown in the form.
    if (!shown || shown.refusal) return;
    const { seen, chargeCents, nextChargeCents } = shown;
    const reason = form.getValues().reason.trim();
    const given = { userId: member.id, reason, seen, chargeCents, nextChargeCents, ...values };
    await withPasskey(() => doAct(given));
    discard();
    onDone(text.done(member.email, values));
  }

  return (
    <FormDialog
      title={text.title}
      consequence={text.consequence(plan)}
      {...sends(kept, submission)}
      onClose={onClose}
      action={text.action}
      dismiss={text.dismiss}
      danger={text.danger?.(plan)}
    >
      <ActFields act={act} form={form} />
      {isLocked ? <LockedPreview onShown={show} /> : <ActPreview {...{ preview, problem }} />}
      <ReasonField
        readers="dataDownload"
        {...(takesOnlyReason(act) && { 'data-autofocus': true })}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
