import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { usePriceTexts } from '#frontend/app/price-texts.ts';
import { PlanContents } from '#frontend/billing/PlanContents.tsx';
import { EarlierPrice } from '#frontend/ui/EarlierPrice.tsx';
import { DownIcon } from '#frontend/ui/icons.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import type { PlanChoice } from '#schema/rules/money/plans.ts';
import type { PriceTexts } from '#schema/rules/money/price-texts.ts';
import styles from './PlanSummary.module.css';

/**
 * The plan and its features (product.txt section 2, Checkout page). On phones the list is collapsed, so that price and
 * card form stay close together.
 */
export function PlanSummary({ choice: { plan, withTrial } }: { choice: PlanChoice }) {
  const [opened, setOpened] = useState(false);
  const list = useId();
  const prices = usePriceTexts();
  const price = plan.tier === 'FREE' ? null : prices[plan.tier];
  return (
    <section aria-labelledby="plan-name">
      <div className={styles.head}>
        <h2 id="plan-name">
          <TierBadge tier={plan.tier} label={withTrial ? `Try ${plan.name} Plan` : `${plan.name} Plan`} />
        </h2>
        {price && (withTrial ? <TrialPrice {...price} /> : <MonthlyPrice {...price} />)}
      </div>
      <button
        type="button"
        className={styles.open}
        onClick={() => setOpened(!opened)}
        aria-expanded={opened}
        aria-controls={list}
      >
        What you get
        <DownIcon size={18} aria-hidden="true" />
      </button>
      <div id={list} className={styles.content} data-opened={opened || undefined}>
        <PlanContents tier={plan.tier} inColumns withPicks />
        <Link to={PATHS.comparison} className={styles.all}>
          View All Features
        </Link>
      </div>
    </section>
  );
}

/** The first words are those of product.txt section 2; the second say that it is no loan. */
function TrialPrice({ exactMonth }: PriceTexts) {
  return (
    <div>
      <p className={styles.trial}>1 day for $0 down</p>
      <p className={styles.then}>Free for 1 day, then {exactMonth} a month</p>
    </div>
  );
}

function MonthlyPrice({ month, earlier }: PriceTexts) {
  return (
    <p className={styles.price}>
      <EarlierPrice text={earlier} />
      <strong>{month}</strong>/month
    </p>
  );
}
