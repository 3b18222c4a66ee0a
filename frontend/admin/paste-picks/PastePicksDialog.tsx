import { useRef } from 'react';
import { FocusedNotice } from '#frontend/admin/FocusedNotice.tsx';
import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import { Stack, Text } from '#frontend/admin/mantine.ts';
import { Button } from '#frontend/ui/Button.tsx';
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
  const canKeep = isCurrent && report !== null && isReady(report);
  const send = (post: boolean) => {
    posts.current = post;
    if (canKeep) keeping.run();
  };
  const drafts = canKeep ? counted(report.picks.length, 'Draft') : 'Drafts';
  const anyway = canKeep ? anywayText(report) : '';
  return (
    <FormDialog
      title="Paste Picks"
      wide
      consequence={
        <>
          Lines without a date are for <strong>{longDay(day)}</strong>. Nothing is saved before you have seen
          how each line is read.
        </>
      }
      submission={{ busy: keeping.busy, problem: keeping.problem, run: () => send(true) }}
      onClose={onClose}
      onCancel={forget}
      action={[`Save and Post${anyway}`, 'Saving...']}
      button={{ disabled: !canKeep }}
      between={
        <Button variant="quiet" disabled={!canKeep || keeping.busy} onClick={() => send(false)}>
          Save {drafts}
          {anyway}
        </Button>
      }
    >
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
      <Stack gap={16}>
        <Text role="status" c="var(--ink-2)">
          {isChecking && 'Reading...'}
        </Text>
        {report && <PastePreview {...{ report, day, text, sheet }} onAnswer={answer} />}
      </Stack>
      <FocusedNotice>{problem}</FocusedNotice>
    </FormDialog>
  );
}

/** Whether nothing is wrong and nothing is open. */
function isReady({ picks, problems, questions }: PasteReport): boolean {
  return picks.length > 0 && problems.length === 0 && openQuestions(questions).length === 0;
}

/** ' Anyway', and how many of them are there already. */
function anywayText({ doubts }: PasteReport): string {
  if (doubts.length === 0) return '';
  const again = new Set(doubts.filter(({ text }) => text.startsWith('The same pick')).map(({ row }) => row));
  return again.size === 0 ? ' Anyway' : ` Anyway, ${again.size} Again`;
}
