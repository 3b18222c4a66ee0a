import { type Tier, tierLabel, tierRank } from '#schema/rules/access/tiers.ts';
import styles from './TierBadge.module.css';

/** A tier as chalk keeps count: one stroke for Free, two for Plus, three for Premium, four and the line for VIP. */
export function TierBadge({ tier, label = tierLabel(tier) }: { tier: Tier; label?: string }) {
  const strokes = [0, 1, 2, 3].slice(0, tierRank(tier) + 1);
  const width = strokes.length * 4 + 2;
  return (
    <span className={styles.badge} data-tier={tier}>
      <svg viewBox={`0 0 ${width} 12`} width={width} height="12" aria-hidden="true" focusable="false">
        {strokes.map((stroke) => (
          <path key={stroke} d={`M${3 + stroke * 4} 1.5v9`} />
        ))}
        {tier === 'VIP' && <path className={styles.line} d="M1 9.5 17 2.5" />}
      </svg>
      {label}
    </span>
  );
}
