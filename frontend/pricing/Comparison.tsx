import { useSession } from '#frontend/app/session/session.ts';
import type { PicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import { CheckIcon } from '#frontend/ui/icons.ts';
import { PAID_TIERS, tierLabel } from '#schema/rules/access/tiers.ts';
import { listedAnd } from '#schema/rules/text/listed.ts';
import styles from './Comparison.module.css';
import { comparedFeatures } from './comparison.ts';
import { isOffered } from './plan-offer.ts';

/** The plans, feature by feature; checkout links here as #plan-comparison. */
export function Comparison({ perDay }: { perDay: PicksPerDay | null }) {
  const isMember = useSession().status === 'member';
  const tiers = PAID_TIERS.filter((tier) => isOffered(tier, isMember));
  const features = comparedFeatures(perDay).filter((feature) =>
    tiers.some((tier) => feature.in[tier] !== false),
  );
  return (
    <section id="plan-comparison" className={styles.section} aria-labelledby="comparison-title">
      <h2 id="comparison-title">Compare {listedAnd(tiers.map(tierLabel))}</h2>
      <table className={styles.table} data-columns={tiers.length}>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                {tierLabel(tier)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ name, in: included }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {tiers.map((tier) => (
                <td key={tier}>
                  <Included value={included[tier]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Included({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <CheckIcon size={20} stroke={2} aria-hidden="true" />
      <span className="visually-hidden">Included</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not included</span>
    </>
  );
}
