import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { failureText, fieldProblems } from '#frontend/app/failures.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type MemberFragment, useGrantPlanMutation } from '#frontend/generated/graphql.ts';
import { NativeSelect, Textarea, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { addDays, easternDay, easternInstant, isDay, plainDay } from '#schema/rules/eastern-time.ts';
import { TIERS, type Tier, tierLabel } from '#schema/rules/tiers.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { momentText } from './member-text.ts';
import { reasonProblem } from './reason.ts';

interface GrantDialogProps {
  member: MemberFragment;
  onClose(): void;
  onDone(sentence: string): void;
}

const CHOICES = TIERS.filter((tier) => tier !== 'FREE').map((tier) => ({
  value: tier,
  label: tierLabel(tier),
}));
const USUAL_DAYS = 30;

/** Gives a member a plan until a chosen day, without a charge. */
export function GrantDialog({ member, onClose, onDone }: GrantDialogProps) {
  const today = easternDay(serverNow());
  const { form, restored, discard } = useUnsavedForm<{ tier: Tier; lastDay: string; reason: string }>(
    `grant ${member.id} ${today}`,
    {
      initialValues: { tier: 'PREMIUM', lastDay: addDays(today, USUAL_DAYS), reason: '' },
      validate: {
        lastDay: (day) => (isDay(day) && day >= today ? null : 'Choose today or a later day'),
        reason: reasonProblem,
      },
    },
  );
  const [grantPlan] = useGrantPlanMutation();
  const submission = useSubmission(grant, (failure) => {
    form.setErrors(fieldProblems(failure));
    return failureText(failure);
  });

  async function grant() {
    const { tier, lastDay, reason } = form.getValues();
    const endsAt = easternInstant(addDays(lastDay, 1), '00:00').toISOString();
    await grantPlan({ variables: { input: { userId: member.id, tier, endsAt, reason: reason.trim() } } });
    discard();
    onDone(
      `${member.email} has ${tierLabel(tier)} through ${plainDay(lastDay)}. Access ends ${momentText(endsAt)}.`,
    );
  }

  return (
    <MemberDialog
      title="Grant a plan"
      consequence={`${member.email} can read this plan's picks right away. Nothing is charged, and it does not renew.`}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={['Grant Plan', 'Granting...']}
    >
      <NativeSelect label="Plan" required data-autofocus data={CHOICES} {...form.getInputProps('tier')} />
      <TextInput type="date" label="Last day (ET)" required min={today} {...form.getInputProps('lastDay')} />
      <Textarea label="Reason" required rows={2} {...form.getInputProps('reason')} />
    </MemberDialog>
  );
}
