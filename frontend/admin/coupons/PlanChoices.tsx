import type { ReactNode } from 'react';
import { priceTextsOf } from '#frontend/app/price-texts.ts';
import { CheckboxGroup } from '#frontend/ui/CheckboxGroup.tsx';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import { COUPON_PLANS } from './coupon-form.ts';

interface PlanChoicesProps {
  value: readonly Tier[];
  problem: ReactNode;
  onChange(plans: Tier[]): void;
}

/** The plans that a coupon applies to: at least one. */
export function PlanChoices({ value, problem, onChange }: PlanChoicesProps) {
  const legend = (
    <>
      Plans <span aria-hidden="true">*</span>
    </>
  );
  const options = COUPON_PLANS.map((tier) => ({
    value: tier,
    label: planOf(tier).name,
    hint: `${priceTextsOf(tier).month}/month`,
  }));
  const note = value.length === 0 && !problem && 'Choose at least one plan';
  return <CheckboxGroup beside {...{ legend, options, value, problem, note, onChange }} />;
}
