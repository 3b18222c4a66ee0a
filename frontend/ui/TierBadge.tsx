import { coveredTiers, type Tier, TOP_TIER, tierCovers, tierLabel } from '#schema/rules/access/tiers.ts';
import styles from './TierBadge.module.css';

/** A tier as chalk keeps count: one stroke for Free and one more for each tier above it, with the line through those of the highest. */
export function TierBadge({ tier, label = tierLabel(tier) }: { tier: Tier; label?: string }) {
  const strokes = coveredTiers(tier);
  const width = strokes.length * 4 + 2;
  return (
    <span className={styles.badge} data-strong={tierCovers(tier, 'PREMIUM')} data-top={tier === TOP_TIER}>
      <svg viewBox={`0 0 ${width} 12`} width={width} height="12" aria-hidden="true" focusable="false">
        {strokes.map((stroke, at) => (
          <path key={stroke} d={`M${3 + at * 4} 1.5v9`} />
        ))}
        {tier === TOP_TIER && <path className={styles.line} d={`M1 9.5 ${width - 1} 2.5`} />}
      </svg>
      {label}
    </span>
  );
}
