import type { UseFormReturnType } from '@mantine/form';
import { Suspense, useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { FocusedNotice } from '#frontend/admin/FocusedNotice.tsx';
import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import styles from '#frontend/admin/form.module.css';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { Text } from '#frontend/admin/mantine.ts';
import { SheetQuestions } from '#frontend/admin/SheetQuestions.tsx';
import { optionalPart } from '#frontend/app/download.ts';
import { failureQuestions, fieldProblems } from '#frontend/app/failures.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { gameDoubts, type PickedGame } from './game-choices.ts';
import { GameFields, TierField, WagerFields } from './PickFields.tsx';
import { pickDoubts } from './pick-doubts.ts';
import { formOfPick, newPickForm, type PickForm, pickFormProblems } from './pick-form.ts';
import { ReleaseFields } from './ReleaseFields.tsx';
import { readPickForm } from './read-pick-form.ts';
import { hasBeenReadable, hasStarted, releaseSentence } from './release-sentence.ts';
import { ignoreDoubleClick, useDoubts } from './use-doubts.ts';
import { useFormQuestions } from './use-form-questions.ts';
import { useSavePick } from './use-save-pick.ts';

/** Only for those who write picks, and only where there is a feed. */
const GamePicker = optionalPart(async () => (await import('./GamePicker.tsx')).GamePicker);

interface PickDialogProps {
  /** The pick to edit; null writes a new one. */
  pick: AdminPickFragment | null;
  /** The day that a new pick begins with. */
  day: string;
  /** Those of that day, as far as they are loaded. */
  picks: readonly AdminPickFragment[];
  onClose(): void;
  /** `post` is true for a new pick that is not kept as a draft: it waits to be posted. */
  onSaved(pick: AdminPickFragment, post: boolean): void;
}

/** The pick form (product.txt section 5): all documented fields required, a problem under its field. */
export function PickDialog({ pick, day, picks, onClose, onSaved }: PickDialogProps) {
  const { form, restored, discard } = useUnsavedForm<PickForm>(
    pick ? `pick ${pick.id} ${pick.version}` : `new pick ${day}`,
    {
      initialValues: pick ? formOfPick(pick) : newPickForm(day),
      validate: pickFormProblems,
      validateInputOnBlur: true,
    },
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { save, saving } = useSavePick(pick);

  const [market, setMarket] = useState<PickedGame | null>(null);
  const doubts = useDoubts([
    ...pickDoubts(form.values, pick ? [] : picks),
    ...gameDoubts(form.values, market, serverNow()).map(withMinus),
  ]);
  const asked = useFormQuestions(
    (answers) => readPickForm(form.values, answers, pick && formOfPick(pick)).questions,
  );
  const submit = form.onSubmit(write, focusFirstProblem(form));

  async function write(values: PickForm) {
    setFailure(null);
    const isOpen = asked.raise();
    if (doubts.raise() || isOpen) return;
    try {
      const saved = await save(values, asked.answers);
      discard();
      onSaved(saved, !pick && values.release !== 'DRAFT');
    } catch (error) {
      const questions = failureQuestions(error);
      asked.raiseFurther(questions);
      if (questions.length > 0) return;
      form.setErrors(fieldProblems(error));
      setFailure(alertOf(pick ? 'update pick' : 'create pick', error));
    }
  }

  const outcome = pick ? editSentence(pick) : releaseSentence(form.values, serverNow());
  return (
    <FormDialog
      title={pick ? 'Edit Pick' : 'New Pick'}
      wide
      submission={{ busy: saving, problem: failure, run: submit }}
      onSubmit={submit}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={[submitText(form.values, pick === null, doubts.shown.length > 0), 'Saving...']}
      button={{ onClick: ignoreDoubleClick }}
    >
      <ReleaseFields form={form} allowDraft={!pick} />
      <div className={styles.fields}>
        <Suspense fallback={null}>
          <GamePicker form={form} onMarket={setMarket} />
        </Suspense>
        <FormFields form={form} isGameChosen={market !== null} />
      </div>
      {outcome && <Text c="var(--ink-2)">{outcome}</Text>}
      <SheetQuestions questions={asked.questions} onAnswer={asked.answer} />
      <FocusedNotice className={styles.doubts}>{doubts.shown.join('\n') || null}</FocusedNotice>
    </FormDialog>
  );
}

/** What the schedule has filled in comes last: after a game has been chosen, the tier and the reasons are next. */
function FormFields({ form, isGameChosen }: { form: UseFormReturnType<PickForm>; isGameChosen: boolean }) {
  if (!isGameChosen)
    return (
      <>
        <GameFields form={form}>
          <TierField form={form} />
        </GameFields>
        <WagerFields form={form} />
      </>
    );
  return (
    <>
      <TierField form={form} className={styles.whole} />
      <WagerFields form={form} />
      <GameFields form={form} />
    </>
  );
}

function submitText(form: PickForm, isNew: boolean, inDoubt: boolean): string {
  const { release } = form;
  if (inDoubt) return isNew && release !== 'DRAFT' ? 'Post Anyway' : 'Save Anyway';
  if (!isNew) return 'Save Changes';
  return release === 'NOW' && hasStarted(form, serverNow()) ? 'Post Late Pick' : SUBMIT[release];
}

const SUBMIT = { NOW: 'Post Pick', SCHEDULED: 'Schedule Pick', DRAFT: 'Save Draft' };

function editSentence(pick: AdminPickFragment): string | null {
  return hasBeenReadable(pick, serverNow())
    ? 'Members can already read this pick. Both versions stay on the record.'
    : null;
}
