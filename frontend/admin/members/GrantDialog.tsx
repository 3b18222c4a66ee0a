import type { UseFormReturnType } from '@mantine/form';
import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { failureText, fieldProblems } from '#frontend/app/failures.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type MemberFragment, useGrantPlanMutation } from '#frontend/generated/graphql.ts';
import choices from '#frontend/ui/choices.module.css';
import { NativeSelect, Textarea, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { addDays, easternDay, easternInstant, isDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { useRequestId } from './member-actions.ts';
import { REASON_READERS, reasonProblem } from './reason.ts';

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
/** A year that was mistyped is longer. */
const LONG_DAYS = 366;

interface Grant {
  tier: Tier;
  lastDay: string;
  /** The last day that was confirmed, of a grant for more than a year. */
  confirmedDay: string;
  reason: string;
}

/** Gives a member a plan until a chosen day, without a charge. */
export function GrantDialog({ member, onClose, onDone }: GrantDialogProps) {
  const today = easternDay(serverNow());
  const isLong = (day: string) => isDay(day) && day > addDays(today, LONG_DAYS);
  const { form, restored, discard } = useUnsavedForm<Grant>(`grant ${member.id} ${today}`, {
    initialValues: { tier: 'PREMIUM', lastDay: addDays(today, USUAL_DAYS), confirmedDay: '', reason: '' },
    validate: {
      lastDay: (day, { confirmedDay }) => {
        if (!isDay(day) || day < today) return 'Choose today or a later day';
        return isLong(day) && day !== confirmedDay ? 'That is more than a year: confirm the day' : null;
      },
      reason: reasonProblem,
    },
  });
  const { lastDay } = form.values;
  const [requestId] = useRequestId();
  const [grantPlan] = useGrantPlanMutation();
  const submission = useSubmission(grant, (failure) => {
    form.setErrors(fieldProblems(failure));
    return failureText(failure);
  });

  async function grant() {
    const { tier, lastDay, reason } = form.getValues();
    const endsAt = easternInstant(addDays(lastDay, 1), '00:00').toISOString();
    await grantPlan({
      variables: { input: { userId: member.id, tier, endsAt, reason: reason.trim(), requestId } },
    });
    discard();
    onDone(`${member.email} has ${tierLabel(tier)} through ${plainDay(lastDay)}.`);
  }

  return (
    <MemberDialog
      title="Grant a plan"
      consequence={`${member.email} can read this plan's picks right away and gets an email about it. Nothing is charged, and it does not renew.`}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={['Grant Plan', 'Granting...']}
    >
      <NativeSelect label="Plan" required data-autofocus data={CHOICES} {...form.getInputProps('tier')} />
      <TextInput type="date" label="Last day (ET)" required min={today} {...form.getInputProps('lastDay')} />
      {isLong(lastDay) && <ConfirmDay form={form} />}
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

/** A grant for more than a year is confirmed by its last day. */
function ConfirmDay({ form }: { form: UseFormReturnType<Grant> }) {
  const { lastDay, confirmedDay } = form.values;
  return (
    <label className={choices.line}>
      <input
        type="checkbox"
        checked={confirmedDay === lastDay}
        onChange={({ currentTarget: { checked } }) => {
          form.setFieldValue('confirmedDay', checked ? lastDay : '');
          form.clearFieldError('lastDay');
        }}
      />
      Yes, through {plainDay(lastDay)}
    </label>
  );
}
