import { useRef } from 'react';
import { FocusedNotice } from '#frontend/admin/FocusedNotice.tsx';
import styles from '#frontend/admin/form.module.css';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Textarea } from '#frontend/ui/fields.ts';
import { openQuestions } from '#schema/rules/market/reading/questions.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { PASTE_EXAMPLES, PasteHelp } from './PasteHelp.tsx';
import { PastePreview } from './PastePreview.tsx';
import { type PasteReport, useKeep, usePaste } from './use-paste.ts';

interface PastePicksDialogProps {
  day: string;
  onClose(): void;
  /** Called with the drafts that were kept and their days; `post` where they are to be posted, too. */
  onKept(ids: readonly string[], post: boolean, days: readonly string[]): void;
}

/** Many picks at once, from a spreadsheet or a file: read and checked as they are pasted, kept all or none. */
export function PastePicksDialog({ day, onClose, onKept }: PastePicksDialogProps) {
  const { text, type, answer, sheet, forget, report, problem, keep, isCurrent, isChecking } = usePaste(day);
  const posts = useRef(false);
  const keeping = useKeep(keep, (ids) => {
    forget();
    onKept(ids, posts.current, [...new Set(report?.picks.map(({ date }) => date))].sort());
  });
  const canKeep = isCurrent && !!report && isReady(report);
  const send = (post: boolean) => {
    posts.current = post;
    if (canKeep) keeping.run();
  };
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Paste Picks" wide>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send(true);
        }}
      >
        <p className={styles.consequence}>
          Lines without a date are for <strong>{longDay(day)}</strong>. Nothing is saved before you have seen
          how each line is read.
        </p>
        <Textarea
          label="Picks"
          rows={6}
          spellCheck={false}
          placeholder={PASTE_EXAMPLES}
          data-autofocus
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(true);
          }}
        />
        <PasteHelp day={day} onFile={type} />
        <div className={styles.group}>
          <p role="status" className={styles.consequence}>
            {isChecking && 'Reading...'}
          </p>
          {report && <PastePreview {...{ report, day, text, sheet }} onAnswer={answer} />}
        </div>
        <FocusedNotice>{problem}</FocusedNotice>
        <FormProblem>{keeping.problem}</FormProblem>
        <PasteActions
          {...{ report, canKeep }}
          busy={keeping.busy}
          onCancel={cancel}
          onKeep={() => send(false)}
        />
      </form>
    </Dialog>
  );
}

/** Whether nothing is wrong and nothing is open. */
function isReady({ picks, problems, questions }: PasteReport): boolean {
  return picks.length > 0 && problems.length === 0 && openQuestions(questions).length === 0;
}

interface PasteActionsProps {
  report: PasteReport | null;
  canKeep: boolean;
  busy: boolean;
  onCancel(): void;
  onKeep(): void;
}

/** The last button sends the form: it keeps the picks and posts them. */
function PasteActions({ report, canKeep, busy, onCancel, onKeep }: PasteActionsProps) {
  const picks = canKeep && report ? report.picks.length : 0;
  const anyway = canKeep && report ? anywayText(report) : '';
  return (
    <div className={styles.actions}>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="quiet" disabled={!canKeep || busy} onClick={onKeep}>
        Save {picks > 0 ? counted(picks, 'Draft') : 'Drafts'}
        {anyway}
      </Button>
      <Button type="submit" disabled={!canKeep} busy={busy && 'Saving...'}>
        Save and Post{anyway}
      </Button>
    </div>
  );
}

/** ' Anyway', and how many of them are there already. */
function anywayText({ doubts }: PasteReport): string {
  if (doubts.length === 0) return '';
  const again = new Set(doubts.filter(({ text }) => text.startsWith('The same pick')).map(({ row }) => row));
  return again.size === 0 ? ' Anyway' : ` Anyway, ${again.size} Again`;
}
