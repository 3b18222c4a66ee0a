import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import styles from '#frontend/admin/form.module.css';
import { fieldProblems } from '#frontend/app/failures.ts';
import { useCreateCouponsMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { MAX_BATCH } from '#schema/rules/money/coupon-codes.ts';
import { batchFormProblems, batchInputOf, newBatchForm } from './batch-form.ts';
import { DurationFields, TYPES } from './CouponFields.tsx';
import { PlanChoices } from './PlanChoices.tsx';

interface BatchDialogProps {
  onClose(): void;
  onCreated(label: string, size: number): void;
}

/** Makes codes that can each be used once. Sent twice, the same request makes one batch. */
export function BatchDialog({ onClose, onCreated }: BatchDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useForm({ initialValues: newBatchForm(), validate: batchFormProblems });
  const [createCoupons] = useCreateCouponsMutation();
  const submission = useSubmission(
    async () => {
      const input = batchInputOf(form.getValues(), requestId);
      await createCoupons({
        variables: { input },
        refetchQueries: ['CouponBatches'],
        awaitRefetchQueries: true,
      });
      onCreated(input.label, input.size);
    },
    (failure) => {
      form.setErrors(fieldProblems(failure));
      return alertOf('create coupon', failure);
    },
  );
  return (
    <Dialog open onClose={onClose} title="New Single-Use Codes" wide>
      <form
        onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
        noValidate
        className={styles.form}
      >
        <BatchFields form={form} />
        <PlanChoices value={form.values.plans} onChange={(plans) => form.setFieldValue('plans', plans)} />
        <DurationFields form={form} />
        <FormProblem>{submission.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={form.values.plans.length === 0}
            busy={submission.busy && 'Creating...'}
          >
            Create Codes
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function BatchFields({ form }: { form: UseFormReturnType<ReturnType<typeof newBatchForm>> }) {
  return (
    <div className={styles.fields}>
      <TextInput label="Name" required data-autofocus {...form.getInputProps('label')} />
      <TextInput
        type="number"
        inputMode="numeric"
        label="How many codes"
        required
        min={1}
        max={MAX_BATCH}
        {...form.getInputProps('size')}
      />
      <NativeSelect label="Discount type" data={TYPES} required {...form.getInputProps('discountType')} />
      <TextInput
        type="number"
        inputMode="decimal"
        label={form.values.discountType === 'PERCENT' ? 'Percent off' : 'Dollars off'}
        required
        min={0}
        step="any"
        {...form.getInputProps('discountAmount')}
      />
      <TextInput type="datetime-local" label="Ends (ET)" {...form.getInputProps('endsAt')} />
    </div>
  );
}
