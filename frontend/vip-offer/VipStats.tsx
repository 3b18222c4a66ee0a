import { VIP_STATS } from '#frontend/billing/samples.ts';
import styles from './VipOffer.module.css';

export function VipStats() {
  return (
    <dl className={styles.stats}>
      {VIP_STATS.map(({ figure, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
