import { useScannerCount } from '#frontend/app/scanner-count.ts';
import { CheckIcon } from '#frontend/ui/icons.ts';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { planContents } from '#schema/rules/money/advertised-features.ts';
import styles from './PlanContents.module.css';
import { usePicksPerDay } from './use-picks-per-day.ts';

interface PlanContentsProps {
  tier: Tier;
  /** Side by side where there is room. */
  inColumns?: boolean;
  /** Says how many picks it adds; not where the number of picks is shown already. */
  withPicks?: boolean;
  /** The reader's own plan, which the picks are counted from; by default the one that it contains. */
  from?: Tier | undefined;
}

/** What a plan includes: nothing that this software does not provide (docs/decisions/0014). */
export function PlanContents({ tier, inColumns, withPicks, from }: PlanContentsProps) {
  const { everythingIn, included } = planContents(tier, useScannerCount());
  return (
    <div className={styles.contents} data-columns={inColumns}>
      <p>{everythingIn ? `Everything in ${tierLabel(everythingIn)}, and:` : 'Includes:'}</p>
      <ul className={styles.included}>
        {withPicks && everythingIn && (
          <li>
            <CheckIcon size={18} stroke={2} aria-hidden="true" />
            <MorePicks tier={tier} than={from ?? everythingIn} />
          </li>
        )}
        {included.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} stroke={2} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many picks a day a plan opens beside another one: in numbers once they are known, on one line. */
export function MorePicks({ tier, than }: { tier: Tier; than: Tier }) {
  const perDay = usePicksPerDay();
  return perDay
    ? `About ${perDay[tier]} picks a day instead of ${perDay[than]}`
    : `More picks a day than ${tierLabel(than)}`;
}
