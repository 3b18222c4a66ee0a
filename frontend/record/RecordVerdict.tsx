import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { luckSentence, moneySentence } from '#schema/rules/stats/verdict-text.ts';
import { UnitsCurve } from './plots/UnitsCurve.tsx';
import { HeadFigures } from './RecordFigureList.tsx';
import styles from './RecordVerdict.module.css';

interface RecordVerdictProps {
  stats: StatsFile;
  rowsAddress: string;
}

/** What the record claims and whether it is good: a sentence of money, what luck alone does, the line, three figures. */
export function RecordVerdict({ stats, rowsAddress }: RecordVerdictProps) {
  const { figures, curve } = stats;
  if (!figures) return null;
  const { flatDrawdown, days } = curve;
  const money = moneySentence({ ...stats, figures, flatDrawdown, firstDay: days[0]?.day ?? null });
  const luck = luckSentence(figures);
  // Of a handful of picks a sum of money would say more than it knows.
  const [first, second] = figures.luck.onceIn === null || !money ? [luck, money] : [money, luck];
  return (
    <section aria-labelledby="verdict" className={styles.verdict}>
      <div>
        <h2 id="verdict">{first}</h2>
        {second && <p className={styles.luck}>{second}</p>}
      </div>
      <UnitsCurve days={days} />
      <HeadFigures stats={stats} rowsAddress={rowsAddress} />
    </section>
  );
}
