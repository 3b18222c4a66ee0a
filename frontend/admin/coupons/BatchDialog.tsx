import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import styles from '#frontend/admin/form.module.css';
import { fieldProblems } from '#frontend/app/failures.ts';
import { useCreateCouponsMutation } from '#frontend/generated/graphql.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { MAX_BATCH } from '#schema/rules/money/coupon-codes.ts';
import { batchFormProblems, batchInputOf, newBatchForm } from './batch-form.ts';
import { DiscountFields } from './CouponFields.tsx';
import { CouponFormDialog } from './CouponFormDialog.tsx';

interface BatchDialogProps {
  onClose(): void;
  onCreated(label: string, size: number): void;
}

/** Makes codes that can each be used once. Sent twice, the same request makes one batch. */
export function BatchDialog({ onClose, onCreated }: BatchDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useForm({
    initialValues: newBatchForm(),
    validate: batchFormProblems,
    validateInputOnBlur: true,
  });
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
    <CouponFormDialog {...{ form, submission, onClose }} title="New Single-Use Codes" send="Create Codes">
      <BatchFields form={form} />
    </CouponFormDialog>
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
      <DiscountFields form={form} />
      <TextInput type="datetime-local" label="Ends (ET)" {...form.getInputProps('endsAt')} />
    </div>
  );
}
