import { useSamplesShown } from '#frontend/app/Providers.tsx';
import { useScannerCount } from '#frontend/app/scanner-count.ts';
import { VIP_STATS } from '#frontend/billing/samples.ts';
import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import styles from './VipOffer.module.css';

/** VIP in figures; some are sample content. Sportsbooks are counted where odds are read. */
export function VipStats() {
  const samples = useSamplesShown();
  const books = useScannerCount()?.books ?? 0;
  const stats = VIP_STATS.map((stat) =>
    stat.words === 'sportsbooks' && books > 0 ? { figure: String(books), words: stat.words } : stat,
  );
  return (
    <dl className={styles.stats}>
      {stats
        .filter(({ invented }) => samples || !invented)
        .map(({ figure, words, invented }) => (
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
