import { useSamplesShown } from '#frontend/app/Providers.tsx';
import { VIP_STATS } from '#frontend/billing/samples.ts';
import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import styles from './VipOffer.module.css';

/** VIP in figures; some are sample content. */
export function VipStats() {
  const samples = useSamplesShown();
  return (
    <dl className={styles.stats}>
      {VIP_STATS.filter(({ invented }) => samples || !invented).map(({ figure, words, invented }) => (
        <div key={words}>
          <dt>
            {words} {invented && <SampleMark />}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
