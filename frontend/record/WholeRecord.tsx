import { useState } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { thousands } from '#schema/rules/text/numbers.ts';
import { CheckReport } from './CheckReport.tsx';
import type { Report } from './check/report-text.ts';
import type { Visit } from './check/visit.ts';
import styles from './RecordVerifyPage.module.css';

type State = { at: 'rest' | 'failed' } | { at: 'work'; leaves: number } | { at: 'done'; report: Report };

/** Checks every entry of the record on this device, and the site's figures against it. */
export function WholeRecord({ visit }: { visit: Visit | null }) {
  const [state, setState] = useState<State>({ at: 'rest' });
  const policy = visit?.policy;
  const check = async () => {
    if (!policy) return;
    setState({ at: 'work', leaves: 0 });
    try {
      const { checkWhole } = await import('./check/whole-record.ts');
      const remembered = visit.remembered?.note ?? null;
      const onLeaves = (leaves: number) => setState({ at: 'work', leaves });
      setState({ at: 'done', report: await checkWhole({ policy, remembered, now: Date.now(), onLeaves }) });
    } catch {
      setState({ at: 'failed' });
    }
  };
  return (
    <>
      <p className={styles.words}>
        This downloads every entry (a version of a pick, a grade or a price), checks it on this device, counts
        wins, losses and units itself, and compares them with the figures that this site shows.
      </p>
      <div className={styles.copy}>
        <Button variant="quiet" onClick={check} disabled={!policy || state.at === 'work'}>
          Check the whole record
        </Button>
        <span role="status">
          {state.at === 'work' && `Checking… ${thousands(state.leaves)} entries so far`}
          {state.at === 'failed' && 'The record could not be downloaded. Please try again.'}
        </span>
      </div>
      {state.at === 'done' && <CheckReport name="The whole record" report={state.report} />}
    </>
  );
}
