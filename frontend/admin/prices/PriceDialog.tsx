import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import styles from '#frontend/admin/form.module.css';
import { ReasonField } from '#frontend/admin/members/ReasonField.tsx';
import { typedReasonProblem } from '#frontend/admin/members/reason.ts';
import { failureCode, fieldProblems } from '#frontend/app/failures.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { useChangePlanPriceMutation } from '#frontend/generated/graphql.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { type PaidTier, tierLabel } from '#schema/rules/access/tiers.ts';
import { PricePreview } from './PricePreview.tsx';
import { type PriceForm, planPriceProblem, priceDoneText, priceOf, startProblem } from './price-form.ts';

interface PriceDialogProps {
  tier: PaidTier;
  /** Of the prices that the page shows. */
  version: number;
  onClose(): void;
  onDone(sentence: string): void;
  /** Somebody else has changed a price. */
  onOutdated(): void;
}

/** A new price of a plan: what it does, the reason, and the button. */
export function PriceDialog({ tier, version, onClose, onDone, onOutdated }: PriceDialogProps) {
  const kept = useUnsavedForm<PriceForm>(`price ${tier}`, {
    initialValues: { price: '', startsAt: '', reason: '' },
    validate: { price: planPriceProblem, startsAt: startProblem, reason: typedReasonProblem },
  });
  const { form, discard } = kept;
  const [requestId] = useState(() => crypto.randomUUID());
  const [changePrice] = useChangePlanPriceMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(save, (failure) => {
    if (failureCode(failure) === 'CONFLICT') onOutdated();
    const { cents, ...problems } = fieldProblems(failure);
    form.setErrors({ ...problems, ...(cents && { price: cents }) });
    return passkeyFailure(failure);
  });

  async function save() {
    const values = form.getValues();
    const price = priceOf(tier, values);
    if (!price) return;
    const input = { ...price, version, requestId, reason: values.reason.trim() };
    await withPasskey(() => changePrice({ variables: { input } }));
    discard();
    onDone(priceDoneText(price));
  }

  return (
    <FormDialog
      title={`Change the price of ${tierLabel(tier)}`}
      consequence="It is for new plans and changes of plan. Plans that run keep the price that was agreed to."
      {...sends(kept, submission)}
      onClose={onClose}
      action={['Change Price', 'Changing...']}
    >
      <PriceFields form={form} />
      <PricePreview price={priceOf(tier, form.values)} />
      <ReasonField readers="prices" {...form.getInputProps('reason')} />
    </FormDialog>
  );
}

function PriceFields({ form }: { form: UseFormReturnType<PriceForm> }) {
  return (
    <div className={styles.fields}>
      <TextInput
        label="A month (US dollars)"
        required
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('price')}
      />
      <TextInput
        type="datetime-local"
        label="From (ET)"
        description="Leave empty to start now"
        {...form.getInputProps('startsAt')}
      />
    </div>
  );
}
