import type { UseFormReturnType } from '@mantine/form';
import { Choices } from '#frontend/admin/Choices.tsx';
import styles from '#frontend/admin/form.module.css';
import { Stack } from '#frontend/admin/mantine.ts';
import choices from '#frontend/ui/choices.module.css';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { type CouponForm, clampedAmount, MAX_PERCENT } from './coupon-form.ts';

type Form = UseFormReturnType<CouponForm>;

const TYPES = [
  { value: 'PERCENT', label: 'Percent' },
  { value: 'FIXED', label: 'US dollars' },
];

/** The code, in capitals as it is kept. */
export function CodeField({ form }: { form: Form }) {
  return (
    <TextInput
      className={styles.whole}
      label="Code"
      required
      autoComplete="off"
      spellCheck={false}
      data-autofocus
      {...form.getInputProps('code')}
      onChange={(event) => form.setFieldValue('code', event.currentTarget.value.toUpperCase())}
    />
  );
}

/** What it takes off. */
export function DiscountFields({ form }: { form: Form }) {
  const isPercent = form.values.discountType === 'PERCENT';
  const amount = form.getInputProps('discountAmount');
  return (
    <>
      <NativeSelect label="Discount type" data={TYPES} required {...form.getInputProps('discountType')} />
      <TextInput
        type="number"
        label={isPercent ? `Percent off (highest ${MAX_PERCENT})` : 'Dollars off'}
        required
        inputMode="decimal"
        min={0}
        max={isPercent ? MAX_PERCENT : undefined}
        step="any"
        {...amount}
        onBlur={(event) => {
          form.setFieldValue('discountAmount', clampedAmount(form.getValues()));
          amount.onBlur?.(event);
        }}
      />
    </>
  );
}

const DURATIONS = [
  { value: 'ONCE', label: 'First charge', hint: 'Later months cost the full price.' },
  { value: 'MONTHS', label: 'Several charges', hint: 'A number of months that you choose.' },
  { value: 'FOREVER', label: 'Every charge', hint: 'As long as the plan is kept.' },
] as const;

/** How many charges it discounts. */
export function DurationFields({ form }: { form: Form }) {
  return (
    <Stack gap={16}>
      <Choices
        legend="Duration"
        name="duration"
        choices={DURATIONS}
        value={form.values.duration}
        onChange={(next) => form.setFieldValue('duration', next)}
      />
      {form.values.duration === 'MONTHS' && (
        <div className={styles.fields}>
          <TextInput
            type="number"
            label="Charges"
            required
            inputMode="numeric"
            min={1}
            max={36}
            {...form.getInputProps('durationMonths')}
          />
        </div>
      )}
    </Stack>
  );
}

/** When it applies and how often; all of it is optional. */
export function LimitFields({ form }: { form: Form }) {
  const number = { type: 'number', inputMode: 'numeric', min: 1, placeholder: 'No limit' } as const;
  return (
    <Stack gap={16}>
      <div className={styles.fields}>
        <TextInput type="datetime-local" label="Starts (ET)" {...form.getInputProps('startsAt')} />
        <TextInput type="datetime-local" label="Ends (ET)" {...form.getInputProps('endsAt')} />
        <TextInput {...number} label="Total uses" {...form.getInputProps('maxRedemptions')} />
        <TextInput {...number} label="Uses per customer" {...form.getInputProps('maxPerCustomer')} />
      </div>
      <label className={choices.line}>
        <input
          type="checkbox"
          checked={form.values.firstPurchaseOnly}
          onChange={(event) => form.setFieldValue('firstPurchaseOnly', event.currentTarget.checked)}
        />
        New customers only
      </label>
    </Stack>
  );
}
