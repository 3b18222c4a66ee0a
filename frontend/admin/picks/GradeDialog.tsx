import { useRef, useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import styles from '#frontend/admin/form.module.css';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { NativeSelect, Textarea, TextInput } from '#frontend/ui/fields.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { type PickResult, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASON_TEXTS } from '#schema/rules/picks/void-reasons.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { GradingAdvice } from './GradingAdvice.tsx';
import {
  choiceOf,
  type GradeChoice,
  type GradeForm,
  gradeFormOf,
  gradeOptions,
  gradeProblems,
  optionOf,
  proposedResult,
} from './grade-form.ts';
import { UNCHOSEN } from './PickFields.tsx';
import { ScoreFields } from './ScoreFields.tsx';
import { useGrade } from './use-grade.ts';

export interface GradedPick {
  result: PickResult;
  /** Where the score was read: most of a day's scores are from one place. */
  source: string;
  /** Whether the next pick without a result comes now. */
  goesOn: boolean;
}

interface GradeDialogProps {
  pick: AdminPickFragment;
  /** The result that was chosen in the table; null where none was. */
  chosen: GradeChoice | null;
  /** How many other picks of the day wait for a result. */
  othersLeft: number;
  /** Where the score before this one was read. */
  source: string;
  /** What was done just before, in a sentence. */
  done: string | null;
  onClose(): void;
  onGraded(graded: GradedPick): void;
}

/** Where each league has its final scores. */
const SOURCES: Record<League, string> = {
  NFL: 'nfl.com',
  NCAAF: 'ncaa.com',
  NBA: 'nba.com',
  NCAAB: 'ncaa.com',
  MLB: 'mlb.com',
  NHL: 'nhl.com',
};

/** A result with what it rests on. It stays in the record with all results before it. */
export function GradeDialog({ pick, chosen, othersLeft, source, done, onClose, onGraded }: GradeDialogProps) {
  const [selected, setSelected] = useState(chosen);
  // What the row shows changes while a result is being saved.
  const [before] = useState(pick);
  const isCorrection = before.result !== 'PENDING';
  const grade = useGrade();
  const initialValues = gradeFormOf(before, source);
  const { form, restored, discard } = useUnsavedForm<GradeForm>(`grade ${pick.id}`, {
    initialValues,
    validate: (typed) =>
      gradeProblems(typed, { pick, result: choiceFor(typed)?.result ?? null, isCorrection }),
  });
  const choice = choiceFor(form.values);
  const select = useRef<HTMLSelectElement>(null);
  const goesOn = useRef(false);
  const submission = useSubmission(save, (failure) =>
    alertOf(choice?.result === 'WIN' ? 'update winner status' : 'update pick', failure),
  );

  /** Until a result is chosen, the one that the score makes. */
  function choiceFor({ score }: GradeForm): GradeChoice | null {
    const proposed = selected ? null : proposedResult(pick, score);
    return proposed ? { result: proposed } : selected;
  }

  async function save() {
    const typed = form.getValues();
    // A form without a result is not sent.
    if (!choice) return;
    await grade(pick, choice, typed);
    discard();
    onGraded({ result: choice.result, source: typed.source, goesOn: goesOn.current });
  }

  const send = (next: boolean) => {
    goesOn.current = next;
    form.onSubmit(submission.run, (problems) =>
      problems.result ? select.current?.focus() : focusFirstProblem(form)(problems),
    )();
  };
  const cancel = () => {
    discard();
    onClose();
  };
  const shown = choice ? optionOf(choice) : '';
  const offersNext = othersLeft > 0 && !isCorrection;
  return (
    <Dialog open onClose={onClose} title={isCorrection ? 'Correct the Result' : 'Enter the Result'}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(offersNext);
        }}
        noValidate
        className={styles.form}
      >
        <RestoredNotice shown={restored} onDiscard={discard} />
        {done && <Notice tone="success">{done}</Notice>}
        <p className={styles.consequence}>
          <strong>{gameText(pick)}</strong>: {withMinus(pick.pick ?? '')}.{' '}
          {isCorrection
            ? `It was graded ${gradedText(before.result, initialValues.score)}. Members and visitors see both results and the reason.`
            : 'The result stays in the record, with what you enter here.'}
        </p>
        <NativeSelect
          ref={select}
          label="Result"
          data={choice ? gradeOptions(shown) : [UNCHOSEN, ...gradeOptions(shown)]}
          value={shown}
          error={form.errors.result}
          description={choice?.voidReason && VOID_REASON_TEXTS[choice.voidReason].text}
          onChange={(event) => {
            form.clearFieldError('result');
            setSelected(choiceOf(event.currentTarget.value));
          }}
        />
        <ScoreFields game={pick} {...form.getInputProps('score')} />
        <GradingAdvice
          pick={pick}
          score={form.values.score}
          chosen={choice?.result ?? null}
          onUse={(result) => setSelected({ result })}
        />
        <TextInput
          label="Source of the score"
          placeholder={SOURCES[pick.sport]}
          autoComplete="off"
          {...form.getInputProps('source')}
        />
        <Textarea
          label={isCorrection ? 'Reason for the change' : 'Note'}
          required={isCorrection}
          rows={3}
          {...form.getInputProps('reason')}
        />
        <FormProblem>{submission.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          {offersNext ? (
            <>
              <Button variant="quiet" disabled={submission.busy} onClick={() => send(false)}>
                Save Result
              </Button>
              <Button type="submit" busy={submission.busy && 'Saving...'}>
                Save and Next ({othersLeft})
              </Button>
            </>
          ) : (
            <Button type="submit" busy={submission.busy && 'Saving...'}>
              Save Result
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** 'Win, 70–68' */
function gradedText(result: PickResult, score: string): string {
  return [resultLabel(result), score].filter(Boolean).join(', ');
}
