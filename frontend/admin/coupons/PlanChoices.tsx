import styles from '#frontend/admin/form.module.css';
import { planOf } from '#schema/rules/plans.ts';
import { priceText } from '#schema/rules/price-text.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { COUPON_PLANS } from './coupon-form.ts';

interface PlanChoicesProps {
  value: readonly Tier[];
  onChange(plans: Tier[]): void;
}

/** The plans that a coupon applies to: at least one. */
export function PlanChoices({ value, onChange }: PlanChoicesProps) {
  const toggle = (tier: Tier) =>
    onChange(COUPON_PLANS.filter((plan) => value.includes(plan) !== (plan === tier)));
  return (
    <fieldset className={styles.group}>
      <legend>
        Plans <span aria-hidden="true">*</span>
      </legend>
      <div>
        <div className={styles.choices}>
          {COUPON_PLANS.map((tier) => (
            <label key={tier} className={styles.choice}>
              <input type="checkbox" checked={value.includes(tier)} onChange={() => toggle(tier)} />
              <span>
                <strong>{planOf(tier).name}</strong>
                <small>{priceText(planOf(tier).monthlyCents)}/month</small>
              </span>
            </label>
          ))}
        </div>
        {value.length === 0 && <p className={styles.hint}>Choose at least one plan</p>}
      </div>
    </fieldset>
  );
}
