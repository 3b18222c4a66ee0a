import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { verdictSentences } from '#schema/rules/stats/verdict-text.ts';
import { UnitsCurve } from './plots/UnitsCurve.tsx';
import { HeadFigureList } from './RecordFigureList.tsx';
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
  const [first, ...others] = verdictSentences({
    ...stats,
    figures,
    flatDrawdown,
    firstDay: days[0]?.day ?? null,
  });
  return (
    <section aria-labelledby="verdict" className={styles.verdict}>
      <div>
        <h2 id="verdict">{first}</h2>
        {others.map((sentence) => (
          <p key={sentence} className={styles.luck}>
            {sentence}
          </p>
        ))}
      </div>
      <UnitsCurve days={days} />
      <HeadFigureList stats={stats} rowsAddress={rowsAddress} />
    </section>
  );
}
