import { usePicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import { ArrivalNotice } from '#frontend/ui/ArrivalNotice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { BeforeYouPay } from './BeforeYouPay.tsx';
import { BoughtNotice } from './BoughtNotice.tsx';
import { Comparison } from './Comparison.tsx';
import { PlanCards } from './PlanCards.tsx';
import styles from './PricingPage.module.css';

/** /pricing (product.txt section 2). Public; members also see VIP and what changes from their plan. */
export function PricingPage() {
  const perDay = usePicksPerDay();
  return (
    <div className={styles.page}>
      <ArrivalNotice />
      <BoughtNotice />
      <div className={styles.heading}>
        <PageHeading
          title="Pick your plan"
          lead="Billed monthly. Cancel anytime and keep access until the end of the period."
        />
        <a href="#plan-comparison" className={styles.compare}>
          Compare plans
        </a>
      </div>
      <PlanCards perDay={perDay} />
      <Comparison perDay={perDay} />
      <BeforeYouPay />
      <p className={styles.terms}>
        Prices are in US dollars and charged each month until you cancel. Sales are final. You must be 21 or
        older.
      </p>
    </div>
  );
}
