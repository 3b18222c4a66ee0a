import { useState } from 'react';
import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import styles from '#frontend/admin/form.module.css';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { NEW_SPORT_CHOICES, NEW_TIER_CHOICES, PickTexts } from '#frontend/admin/picks/PickFields.tsx';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { type LocalPick, type LocalPickForm, localPickProblems, NEW_LOCAL_PICK } from './local-picks.ts';
import { addLocalPick, updateLocalPick } from './use-local-picks.ts';

interface LocalPickDialogProps {
  /** The draft to edit; null writes a new one. */
  local: LocalPick | null;
  /** The day on which it would be posted. */
  day: string;
  onClose(): void;
}

/** The form of a draft that stays in this browser. It requires everything that posting requires. */
export function LocalPickDialog({ local, day, onClose }: LocalPickDialogProps) {
  const { form, restored, discard } = useUnsavedForm<LocalPickForm>(`local pick ${local?.id ?? 'new'}`, {
    initialValues: local ?? NEW_LOCAL_PICK,
    validate: (values) => localPickProblems(values, day),
    validateInputOnBlur: true,
  });
  const [failure, setFailure] = useState<string | null>(null);

  const submit = form.onSubmit((values) => {
    try {
      const { sport, type } = values;
      // A valid form has both.
      if (!sport || !type) return;
      if (local) updateLocalPick(local.id, { ...values, sport, type });
      else addLocalPick({ ...values, sport, type });
      discard();
      onClose();
    } catch {
      setFailure('This browser did not keep it: its storage is full or closed to the page.');
    }
  }, focusFirstProblem(form));

  return (
    <FormDialog
      title={local ? 'Edit Local Pick' : 'New Local Pick'}
      wide
      consequence="Posts to the day you are viewing, without odds. For odds and units, use New Pick and keep it as a draft."
      submission={{ busy: false, problem: failure, run: submit }}
      onSubmit={submit}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={[local ? 'Save Changes' : 'Save Draft', '']}
    >
      <div className={styles.fields}>
        <NativeSelect
          label="Sport"
          data={NEW_SPORT_CHOICES}
          required
          data-autofocus
          {...form.getInputProps('sport')}
        />
        <NativeSelect label="Tier" data={NEW_TIER_CHOICES} required {...form.getInputProps('type')} />
        <TextInput label="Teams" placeholder="Knicks @ Heat" required {...form.getInputProps('teams')} />
        <TextInput type="time" label="Time (ET)" required {...form.getInputProps('time')} />
        <PickTexts inputProps={form.getInputProps} />
      </div>
    </FormDialog>
  );
}
