import { type RefObject, useRef, useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { type UnsavedForm, useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { type Submission, useSubmission } from '#frontend/ui/use-submission.ts';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import {
  type GradeChoice,
  type GradeForm,
  gradeFormOf,
  gradeProblems,
  proposedResult,
} from './grade-form.ts';
import { useGrade } from './use-grade.ts';

export interface GradedPick {
  result: PickResult;
  /** Where the score was read: most of a day's scores are from one place. */
  source: string;
  /** Whether the next pick without a result comes now. */
  goesOn: boolean;
}

export interface GradeDialogProps {
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

/** A result while it is being entered. */
export interface GradeEntry extends UnsavedForm<GradeForm> {
  /** The pick as it was when the dialog opened: what the row shows changes while a result is being saved. */
  before: AdminPickFragment;
  isCorrection: boolean;
  initialScore: string;
  /** The chosen result; until one is chosen, the one that the score makes. */
  choice: GradeChoice | null;
  choose(choice: GradeChoice | null): void;
  /** The field of the result, which takes the focus when it is missing. */
  select: RefObject<HTMLSelectElement | null>;
  submission: Submission;
  /** Saves; `next` goes on to the next pick without a result. */
  send(next: boolean): void;
}

export function useGradeForm({ pick, chosen, source, onGraded }: GradeDialogProps): GradeEntry {
  const [selected, choose] = useState(chosen);
  const [before] = useState(pick);
  const isCorrection = before.result !== 'PENDING';
  const grade = useGrade();
  const initialValues = gradeFormOf(before, source);
  const kept = useUnsavedForm<GradeForm>(`grade ${pick.id}`, {
    initialValues,
    validate: (typed) =>
      gradeProblems(typed, { pick, result: choiceFor(typed)?.result ?? null, isCorrection }),
  });
  const { form, discard } = kept;
  const choice = choiceFor(form.values);
  const select = useRef<HTMLSelectElement>(null);
  const goesOn = useRef(false);
  const submission = useSubmission(save, (failure) =>
    alertOf(choice?.result === 'WIN' ? 'update winner status' : 'update pick', failure),
  );

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
  const initialScore = initialValues.score;
  return { ...kept, before, isCorrection, initialScore, choice, choose, select, submission, send };
}
