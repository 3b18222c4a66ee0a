import type { UseFormReturnType } from '@mantine/form';
import type { MemberAct } from '#frontend/generated/graphql.ts';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { TIERS, tierLabel } from '#schema/rules/access/tiers.ts';
import type { ActForm } from './act-form.ts';
import { GrantFields } from './GrantFields.tsx';

const CHOICES = TIERS.filter((tier) => tier !== 'FREE').map((tier) => ({
  value: tier,
  label: tierLabel(tier),
}));

/** What an act takes beside its reason; most take nothing. */
export function ActFields({ act, form }: { act: MemberAct; form: UseFormReturnType<ActForm> }) {
  const plan = (
    <NativeSelect label="Plan" required data-autofocus data={CHOICES} {...form.getInputProps('tier')} />
  );
  switch (act) {
    case 'GRANT':
      return (
        <>
          {plan}
          <GrantFields form={form} />
        </>
      );
    case 'CHANGE_PLAN':
      return plan;
    case 'GIVE_DAYS':
      return (
        <TextInput label="Days" required data-autofocus inputMode="numeric" {...form.getInputProps('days')} />
      );
    case 'CORRECT_ADDRESS':
      return (
        <TextInput
          label="Right address"
          type="email"
          required
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      );
    default:
      return null;
  }
}
