import { useState } from 'react';
import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import { failureText } from '#frontend/app/failures.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useAcknowledgeProblemMutation } from '#frontend/generated/graphql.ts';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { LONGEST_ACKNOWLEDGEMENT_DAYS } from '#schema/rules/api/problem-kinds.ts';
import { DAY, HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import type { Problem } from './use-problems.ts';

const TIMES = [
  { value: String(HOUR), label: 'For an hour' },
  { value: String(DAY), label: 'For a day' },
  { value: String(7 * DAY), label: 'For a week' },
  // A minute less: the page only estimates the server's clock.
  {
    value: String(LONGEST_ACKNOWLEDGEMENT_DAYS * DAY - MINUTE),
    label: `For ${LONGEST_ACKNOWLEDGEMENT_DAYS} days`,
  },
];

interface AcknowledgeDialogProps {
  problem: Problem;
  onClose(): void;
}

/** Says that somebody takes care of a problem, and until when it stays out of the way. */
export function AcknowledgeDialog({ problem, onClose }: AcknowledgeDialogProps) {
  const [note, setNote] = useState('');
  const [time, setTime] = useState(String(DAY));
  const [noteProblem, setNoteProblem] = useState<string | null>(null);
  const [acknowledge] = useAcknowledgeProblemMutation();
  const submission = useSubmission(async () => {
    const { kind, subject, fact } = problem;
    const until = new Date(serverNow().getTime() + Number(time)).toISOString();
    await acknowledge({ variables: { input: { kind, subject, fact, note, until } } });
    onClose();
  }, failureText);
  return (
    <FormDialog
      title="Acknowledge this problem?"
      consequence={`${problem.text} It leaves the list of open problems for that time, or until its facts change.`}
      submission={submission}
      onSubmit={(event) => {
        event.preventDefault();
        setNoteProblem(note.trim() ? null : 'Write a note');
        if (note.trim()) submission.run();
      }}
      onClose={onClose}
      action={['Acknowledge', 'Saving...']}
    >
      <TextInput
        label="What is done about it"
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={noteProblem}
        maxLength={200}
        autoComplete="off"
        data-autofocus
      />
      <NativeSelect
        label="Out of the way"
        data={TIMES}
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
    </FormDialog>
  );
}
