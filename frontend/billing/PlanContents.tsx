import { useSamplesShown } from '#frontend/app/samples-shown.ts';
import { CheckIcon } from '#frontend/ui/icons.ts';
import { SampleLabel } from '#frontend/ui/SampleLabel.tsx';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { planContents } from '#schema/rules/money/advertised-features.ts';
import { MorePicks } from './MorePicks.tsx';
import styles from './PlanContents.module.css';

interface PlanContentsProps {
  tier: Tier;
  /** Side by side where there is room. */
  inColumns?: boolean;
  /** Says how many picks it adds; not where the number of picks stands already. */
  withPicks?: boolean;
}

/** What a plan includes, and apart from it the documented features that are only examples (docs/decisions/0014). */
export function PlanContents({ tier, inColumns, withPicks }: PlanContentsProps) {
  const samples = useSamplesShown();
  const { everythingIn, included, examples } = planContents(tier);
  return (
    <div className={styles.contents} data-columns={inColumns}>
      <p>{everythingIn ? `Everything in ${tierLabel(everythingIn)}, and:` : 'Includes:'}</p>
      <ul className={styles.included}>
        {withPicks && everythingIn && (
          <li>
            <CheckIcon size={18} stroke={2} aria-hidden="true" />
            <MorePicks tier={tier} than={everythingIn} />
          </li>
        )}
        {included.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} stroke={2} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {samples && examples.length > 0 && <Examples features={examples} />}
    </div>
  );
}

function Examples({ features }: { features: string[] }) {
  return (
    <div className={styles.examples}>
      <p>Examples, not part of a plan:</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            {feature} <SampleLabel />
          </li>
        ))}
      </ul>
    </div>
  );
}
