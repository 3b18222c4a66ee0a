import type { UseFormReturnType } from '@mantine/form';
import { TextInput } from '#frontend/ui/fields.ts';
import styles from './PickDialog.module.css';
import type { PickForm, Release } from './pick-form.ts';

const CHOICES: { value: Release; label: string; hint: string }[] = [
  { value: 'NOW', label: 'Post now', hint: 'Open at once to every member of its tier.' },
  { value: 'SCHEDULED', label: 'Schedule', hint: 'Premium reads it an hour earlier, VIP two hours earlier.' },
  { value: 'DRAFT', label: 'Keep as draft', hint: 'Only admins see it until it is posted.' },
];

interface ReleaseFieldsProps {
  form: UseFormReturnType<PickForm>;
  /** A pick that exists is posted or unposted from the table, not here. */
  allowDraft: boolean;
}

/** When members may read the pick. */
export function ReleaseFields({ form, allowDraft }: ReleaseFieldsProps) {
  const { release } = form.values;
  const choices = CHOICES.filter(({ value }) => allowDraft || value !== 'DRAFT');
  return (
    <fieldset className={styles.release}>
      <legend>Release</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="release"
              value={value}
              checked={release === value}
              onChange={() => form.setFieldValue('release', value)}
            />
            <span>
              <strong>{allowDraft || value !== 'NOW' ? label : 'At once'}</strong>
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </div>
      {release === 'SCHEDULED' && (
        <div className={styles.fields}>
          <TextInput type="date" label="Opens on" required {...form.getInputProps('releaseDate')} />
          <TextInput type="time" label="Opens at (ET)" required {...form.getInputProps('releaseTime')} />
        </div>
      )}
    </fieldset>
  );
}
