import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import styles from '#frontend/admin/form.module.css';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { NativeSelect, Textarea, TextInput } from '#frontend/ui/fields.ts';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { gameText } from '#schema/rules/game-text.ts';
import { withMinus } from '#schema/rules/minus.ts';
import { type PickResult, resultLabel } from '#schema/rules/pick-values.ts';
import { VOID_REASON_TEXTS } from '#schema/rules/void-reasons.ts';
import { GradingAdvice } from './GradingAdvice.tsx';
import {
  choiceOf,
  GRADE_OPTIONS,
  type GradeChoice,
  type GradeForm,
  gradeProblems,
  NEW_GRADE,
  optionOf,
} from './grade-form.ts';
import { useGrade } from './use-grade.ts';

interface GradeDialogProps {
  pick: AdminPickFragment;
  /** The result that was chosen in the table. */
  chosen: GradeChoice;
  onClose(): void;
  onGraded(result: PickResult): void;
}

/** A result with what it rests on. It stays in the record with all results before it. */
export function GradeDialog({ pick, chosen, onClose, onGraded }: GradeDialogProps) {
  const [choice, setChoice] = useState(chosen);
  // What the row shows changes while a result is being saved.
  const [before] = useState(pick.result);
  const isCorrection = before !== 'PENDING';
  const { grade } = useGrade();
  const { form, restored, discard } = useUnsavedForm<GradeForm>(`grade ${pick.id}`, {
    initialValues: NEW_GRADE,
    validate: (typed) => gradeProblems(typed, { pick, result: choice.result, isCorrection }),
  });
  const submission = useSubmission(save, (failure) =>
    alertOf(choice.result === 'WIN' ? 'update winner status' : 'update pick', failure),
  );

  async function save() {
    await grade(pick, choice, form.getValues());
    discard();
    onGraded(choice.result);
  }

  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={isCorrection ? 'Correct the Result' : 'Enter the Result'}>
      <form
        onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
        noValidate
        className={styles.form}
      >
        <RestoredNotice shown={restored} onDiscard={discard} />
        <p className={styles.consequence}>
          <strong>{gameText(pick)}</strong>: {withMinus(pick.pick ?? '')}.{' '}
          {isCorrection
            ? `It was graded ${resultLabel(before)}. Readers see both results, and why.`
            : 'The result stays in the record, with what you enter here.'}
        </p>
        <NativeSelect
          label="Result"
          data={GRADE_OPTIONS}
          value={optionOf(choice)}
          description={choice.voidReason && VOID_REASON_TEXTS[choice.voidReason].text}
          onChange={(event) => setChoice(choiceOf(event.currentTarget.value))}
        />
        <TextInput
          label="Final score"
          placeholder="101–99"
          description="The away team first"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('score')}
        />
        <GradingAdvice
          pick={pick}
          score={form.values.score}
          chosen={choice.result}
          onUse={(result) => setChoice({ result })}
        />
        <TextInput
          label="Source of the score"
          placeholder="nba.com"
          autoComplete="off"
          {...form.getInputProps('source')}
        />
        <Textarea
          label={isCorrection ? 'Why the result is changed' : 'Note'}
          required={isCorrection}
          rows={3}
          {...form.getInputProps('reason')}
        />
        <FormProblem>{submission.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={submission.busy && 'Saving...'}>
            Save Result
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
