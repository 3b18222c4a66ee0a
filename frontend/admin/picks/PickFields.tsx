import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import styles from '#frontend/admin/form.module.css';
import { NativeSelect, Textarea, TextInput } from '#frontend/ui/fields.ts';
import { TIERS, tierLabel } from '#schema/rules/access/tiers.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { MARKETS } from '#schema/rules/picks/pick-values.ts';
import type { PickForm } from './pick-form.ts';

type Form = UseFormReturnType<PickForm>;

/** Short: beside each other, the fields have little room on a phone. */
export const UNCHOSEN = { value: '', label: 'Choose…' };
const TIER_CHOICES = TIERS.map((tier) => ({ value: tier, label: tierLabel(tier) }));
export const NEW_SPORT_CHOICES = [UNCHOSEN, ...LEAGUES.map((league) => ({ value: league, label: league }))];
export const NEW_TIER_CHOICES = [UNCHOSEN, ...TIER_CHOICES];
const MARKET_CHOICES = [
  { value: '', label: 'None' },
  ...MARKETS.map((market) => ({ value: market, label: marketLabel(market) })),
];

/** For whom it is picked. */
export function TierField({ form, className }: { form: Form; className?: string | undefined }) {
  return (
    <NativeSelect
      {...(className && { className })}
      label="Tier"
      data={NEW_TIER_CHOICES}
      required
      {...form.getInputProps('subscription')}
    />
  );
}

/** The game: teams, day and time. */
export function GameFields({ form, children }: { form: Form; children?: ReactNode }) {
  return (
    <>
      <NativeSelect
        label="Sport"
        data={NEW_SPORT_CHOICES}
        required
        data-autofocus
        {...form.getInputProps('sport')}
      />
      {children}
      <TextInput label="Away" required {...form.getInputProps('teamOne')} />
      <TextInput label="Home" required {...form.getInputProps('teamTwo')} />
      <TextInput type="date" label="Date" required {...form.getInputProps('date')} />
      <TextInput type="time" label="Time (ET)" required {...form.getInputProps('time')} />
    </>
  );
}

/** The pick and its reasons: part of every pick form. */
export function PickTexts({ inputProps }: { inputProps(field: 'pick' | 'pickDetails'): object }) {
  return (
    <>
      <TextInput className={styles.whole} label="Pick" required {...inputProps('pick')} />
      <Textarea
        className={styles.whole}
        label="Pick details"
        required
        rows={4}
        {...inputProps('pickDetails')}
      />
    </>
  );
}

/** The pick itself, its reasons and its price. */
export function WagerFields({ form }: { form: Form }) {
  const isMoneyline = form.values.market === 'MONEYLINE';
  return (
    <>
      <PickTexts inputProps={form.getInputProps} />
      <NativeSelect
        className={styles.short}
        label="Market"
        data={MARKET_CHOICES}
        {...form.getInputProps('market')}
      />
      <TextInput
        className={styles.short}
        label="Line"
        inputMode="text"
        placeholder={isMoneyline ? undefined : '-3.5'}
        disabled={isMoneyline && !form.values.line}
        {...form.getInputProps('line')}
      />
      <TextInput
        className={styles.short}
        label="Odds"
        inputMode="text"
        placeholder="-110"
        description="-110, 1.91 or 10/11. Without odds it counts in wins and losses, not in units."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('odds')}
      />
      <TextInput
        className={styles.short}
        label="Units"
        inputMode="decimal"
        {...form.getInputProps('units')}
      />
      <TextInput label="Book" placeholder="Seen at" {...form.getInputProps('book')} />
      <TextInput
        label="Chance of winning (%)"
        inputMode="decimal"
        placeholder="55"
        {...form.getInputProps('probability')}
      />
      <TextInput className={styles.whole} label="Analyst or model" {...form.getInputProps('analyst')} />
    </>
  );
}
