import { CheckboxGroup } from '#frontend/ui/CheckboxGroup.tsx';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import { COUPON_PLANS } from './coupon-form.ts';

interface PlanChoicesProps {
  value: readonly Tier[];
  onChange(plans: Tier[]): void;
}

const OPTIONS = COUPON_PLANS.map((value) => ({
  value,
  label: planOf(value).name,
  hint: `${priceText(planOf(value).monthlyCents)}/month`,
}));

/** The plans that a coupon applies to: at least one. */
export function PlanChoices({ value, onChange }: PlanChoicesProps) {
  const legend = (
    <>
      Plans <span aria-hidden="true">*</span>
    </>
  );
  const note = value.length === 0 && 'Choose at least one plan';
  return (
    <CheckboxGroup beside legend={legend} options={OPTIONS} value={value} note={note} onChange={onChange} />
  );
}
