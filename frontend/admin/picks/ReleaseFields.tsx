import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { Choices } from '#frontend/admin/Choices.tsx';
import styles from '#frontend/admin/form.module.css';
import { Stack } from '#frontend/admin/mantine.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import type { PickForm, Release } from './pick-form.ts';

const CHOICES: { value: Release; label: string; hint: string }[] = [
  { value: 'NOW', label: 'Post now', hint: 'After ten seconds to undo it, members of its tier can read it.' },
  { value: 'SCHEDULED', label: 'Schedule', hint: 'Premium can read it an hour earlier, VIP two hours.' },
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
  const schedule = useRef<HTMLDivElement>(null);
  const [first] = useState(release);
  useEffect(() => {
    // On a phone there is often no room on screen below the choice.
    if (release !== first) schedule.current?.scrollIntoView({ block: 'nearest' });
  }, [release, first]);
  const choices = CHOICES.filter(({ value }) => allowDraft || value !== 'DRAFT').map((choice) =>
    allowDraft || choice.value !== 'NOW'
      ? choice
      : { ...choice, label: 'Right away', hint: 'Members of its tier can read it.' },
  );
  return (
    <Stack gap={16}>
      <Choices
        legend="Release"
        name="release"
        choices={choices}
        value={release}
        onChange={(next) => form.setFieldValue('release', next)}
      />
      {release === 'SCHEDULED' && (
        <div ref={schedule} className={styles.fields}>
          <TextInput type="date" label="Opens on" required {...form.getInputProps('releaseDate')} />
          <TextInput type="time" label="Opens at (ET)" required {...form.getInputProps('releaseTime')} />
        </div>
      )}
    </Stack>
  );
}
