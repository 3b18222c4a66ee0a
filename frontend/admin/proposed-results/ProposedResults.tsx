import { useRef, useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { alertOf } from '#frontend/admin/alerts.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { ProposedList } from './ProposedList.tsx';
import { type ProposedResult, useProposedResults } from './use-proposed-results.ts';

/** The results that final scores of the feed suggest. What they are confirmed as is an admin's own grade. */
export function ProposedResults({ onGraded }: { onGraded(): void }) {
  const { proposals, confirm, busy } = useProposedResults();
  const [alert, setAlert] = useState<{ tone: 'error' | 'success'; text: string } | null>(null);
  const place = useRef<HTMLDivElement>(null);

  async function save(given: readonly ProposedResult[]): Promise<void> {
    try {
      setAlert({ tone: 'success', text: savedText(given.length, await confirm(given)) });
      onGraded();
    } catch (error) {
      setAlert({ tone: 'error', text: alertOf('update winner status', error) });
    }
    // The button that was pressed is gone with its result: the keyboard goes on from here.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1}>
      <AdminAlert tone={alert?.tone} onDismiss={() => setAlert(null)}>
        {alert?.text ?? null}
      </AdminAlert>
      {proposals.length > 0 && <ProposedList {...{ proposals, busy }} onConfirm={save} />}
    </div>
  );
}

/** 'Saved 3 results. 1 score changed meanwhile: look at the list again.' */
function savedText(given: number, saved: number): string {
  const changed = given - saved;
  const rest = changed > 0 ? ` ${counted(changed, 'score')} changed meanwhile: look at the list again.` : '';
  return `Saved ${counted(saved, 'result')}.${rest}`;
}
