import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import styles from '#frontend/admin/form.module.css';
import { fieldProblems } from '#frontend/app/failures.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import { GameFields, WagerFields } from './PickFields.tsx';
import { formOfPick, newPickForm, type PickForm, pickFormProblems } from './pick-form.ts';
import { ReleaseFields } from './ReleaseFields.tsx';
import { hasStarted, releaseSentence } from './release-sentence.ts';
import { useSavePick } from './use-save-pick.ts';

interface PickDialogProps {
  /** The pick to edit; null writes a new one. */
  pick: AdminPickFragment | null;
  /** The day that a new pick begins with. */
  day: string;
  onClose(): void;
  onSaved(pick: AdminPickFragment): void;
}

/** The pick form (product.txt section 5): all documented fields required, a problem under its field. */
export function PickDialog({ pick, day, onClose, onSaved }: PickDialogProps) {
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

  const submit = form.onSubmit(write, focusFirstProblem(form));

  async function write(values: PickForm) {
    setFailure(null);
    try {
      const saved = await save(values);
      discard();
      onSaved(saved);
    } catch (error) {
      form.setErrors(fieldProblems(error));
      setFailure(alertOf(pick ? 'update pick' : 'create pick', error));
    }
  }

  const outcome = pick ? null : releaseSentence(form.values, serverNow());
  const isLate = form.values.release === 'NOW' && hasStarted(form.values, serverNow());
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={pick ? 'Edit Pick' : 'New Pick'} wide>
      <form onSubmit={submit} noValidate className={styles.form}>
        <RestoredNotice shown={restored} onDiscard={discard} />
        <div className={styles.fields}>
          <GameFields form={form} />
          <WagerFields form={form} />
        </div>
        <ReleaseFields form={form} allowDraft={!pick} />
        {failure && <Notice tone="error">{failure}</Notice>}
        {outcome && <p className={styles.consequence}>{outcome}</p>}
        <div className={styles.actions}>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={saving && 'Saving...'}>
            {pick ? 'Save Changes' : isLate ? 'Post Late Pick' : SUBMIT[form.values.release]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const SUBMIT = { NOW: 'Post Pick', SCHEDULED: 'Schedule Pick', DRAFT: 'Save Draft' };
