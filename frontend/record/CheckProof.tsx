import { useState } from 'react';
import { Card } from '#frontend/ui/Card.tsx';
import { CheckReport } from './CheckReport.tsx';
import { MailLine } from './MailLine.tsx';
import { ReceiptDrop } from './ReceiptDrop.tsx';
import styles from './RecordVerifyPage.module.css';
import type { useRecordCheck } from './use-record-check.ts';

interface CheckProofProps extends Pick<ReturnType<typeof useRecordCheck>, 'checked' | 'check'> {
  /** Whether the log was read, by which proofs are checked. */
  ready: boolean;
}

/** Takes proofs, as files or as the line of an email, and says what each of them proves. */
export function CheckProof({ ready, checked, check }: CheckProofProps) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Card heading="Check a proof">
      <p className={styles.words}>
        Save the proof of a pick, or all of today’s in one file. It proves what was sealed and when, and no
        one can take it back from you. It is checked on this device, not uploaded.
      </p>
      <ReceiptDrop
        disabled={!ready}
        onGiven={(name, given) => check(name, given).catch(() => setProblem(`${name} could not be checked.`))}
        onProblem={setProblem}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <MailLine disabled={!ready} onLine={(line) => check('The line from your email', line)} />
      <div role="status" aria-label="What was checked" className={styles.reports}>
        {checked.flatMap(({ name, reports }) =>
          reports.map((report) => (
            <CheckReport
              key={[name, report.headline, ...report.facts].join(' ')}
              name={name}
              report={report}
            />
          )),
        )}
      </div>
    </Card>
  );
}
