import type { UseFormReturnType } from '@mantine/form';
import type { MemberAct } from '#frontend/generated/graphql.ts';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';

export interface ActForm {
  tier: Tier;
  days: string;
  email: string;
  reason: string;
}

const CHOICES = TIERS.filter((tier) => tier !== 'FREE').map((tier) => ({
  value: tier,
  label: tierLabel(tier),
}));

/** What an act takes beside its reason; most take nothing. */
export function ActFields({ act, form }: { act: MemberAct; form: UseFormReturnType<ActForm> }) {
  switch (act) {
    case 'CHANGE_PLAN':
      return (
        <NativeSelect label="Plan" required data-autofocus data={CHOICES} {...form.getInputProps('tier')} />
      );
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
