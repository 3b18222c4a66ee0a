import { useState } from 'react';
import { TextInput } from '#frontend/ui/fields.ts';
import { readableTime } from '#schema/rules/time/eastern-time.ts';

interface TimeFieldProps {
  label: string;
  description?: string;
  /** The time that holds, HH:mm. */
  value: string;
  onChange(time: string): void;
}

/** Saved when the field is left, because a time is typed in parts. A field that is left without one says which time holds. */
export function TimeField({ label, description, value, onChange }: TimeFieldProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <TextInput
      type="time"
      label={label}
      description={description}
      defaultValue={value}
      error={isEmpty && `Enter a time. Until you do, ${readableTime(value)} stays.`}
      onBlur={({ currentTarget: { value: typed } }) => {
        setEmpty(!typed);
        if (typed && typed !== value) onChange(typed);
      }}
    />
  );
}
