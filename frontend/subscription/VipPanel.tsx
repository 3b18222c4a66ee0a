import { priceTextsOf } from '#frontend/app/price-texts.ts';
import { useScannerCount } from '#frontend/app/scanner-count.ts';
import { MorePicks } from '#frontend/billing/PlanContents.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { EarlierPrice } from '#frontend/ui/EarlierPrice.tsx';
import { ArrowIcon } from '#frontend/ui/icons.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { planContents } from '#schema/rules/money/advertised-features.ts';
import styles from './VipPanel.module.css';

interface VipPanelProps {
  /** The member's plan, with which VIP is compared. */
  from: Tier;
  disabled: boolean;
  onUpgrade(): void;
}

/** For plus and premium members (product.txt section 2): what VIP adds, and what it costs. */
export function VipPanel({ from, disabled, onUpgrade }: VipPanelProps) {
  const { included } = planContents('VIP', useScannerCount());
  const { month, earlier, saved } = priceTextsOf('VIP');
  return (
    <section className={styles.panel} aria-labelledby="vip">
      <div>
        <h2 id="vip">Go VIP</h2>
        <div className={styles.features}>
          <p>Everything in Premium, and:</p>
          <ul>
            <li>
              <MorePicks tier="VIP" than={from} />
            </li>
            {included.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <p className={styles.price}>
          <EarlierPrice text={earlier} /> <strong>{month}/month</strong>
          {saved && <span className={styles.save}>Save {saved}/month</span>}
        </p>
      </div>
      <Button onClick={onUpgrade} disabled={disabled} aria-haspopup="dialog">
        Click to Upgrade
        <ArrowIcon size={18} aria-hidden="true" />
      </Button>
    </section>
  );
}
