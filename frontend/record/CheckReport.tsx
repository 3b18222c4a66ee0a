import { Tag, type TagTone } from '#frontend/ui/Tag.tsx';
import styles from './CheckReport.module.css';
import type { Report } from './check/report-text.ts';

const VERDICTS: Record<Report['verdict'], { word: string; tone: TagTone }> = {
  proved: { word: 'Proved', tone: 'win' },
  stated: { word: 'Not changed', tone: 'plain' },
  broken: { word: 'Broken', tone: 'loss' },
  undecided: { word: 'Not decided', tone: 'plain' },
};

/** What one receipt proves. */
export function CheckReport({ name, report }: { name: string; report: Report }) {
  const { word, tone } = VERDICTS[report.verdict];
  return (
    <section className={styles.report} data-verdict={report.verdict}>
      <p className={styles.name}>
        <Tag tone={tone}>{word}</Tag> {name}
      </p>
      <h3>{report.headline}</h3>
      {report.facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </section>
  );
}
