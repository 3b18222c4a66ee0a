import { Button } from '#frontend/ui/Button.tsx';
import { ArrowIcon } from '#frontend/ui/icons.ts';
import { advertisedFeatures } from '#schema/rules/advertised-features.ts';
import { planOf } from '#schema/rules/plans.ts';
import { priceText } from '#schema/rules/price-text.ts';
import styles from './VipPanel.module.css';

/** For plus and premium members (product.txt section 2): what VIP adds, and what it costs. */
export function VipPanel({ disabled, onUpgrade }: { disabled: boolean; onUpgrade(): void }) {
  const { monthlyCents, originalCents, features } = planOf('VIP');
  return (
    <section className={styles.panel} aria-labelledby="vip">
      <div>
        <h2 id="vip">Go VIP</h2>
        <p className={styles.features}>
          Everything in Premium, and: {advertisedFeatures(features, false).join('\u00a0· ')}
        </p>
        <p className={styles.price}>
          <span className="visually-hidden">Before </span>
          <s>{priceText(originalCents)}</s> <strong>{priceText(monthlyCents)}/month</strong>
          <span className={styles.save}>Save {priceText(originalCents - monthlyCents)}/month</span>
        </p>
      </div>
      <Button onClick={onUpgrade} disabled={disabled} aria-haspopup="dialog">
        Click to Upgrade
        <ArrowIcon size={18} aria-hidden="true" />
      </Button>
    </section>
  );
}
