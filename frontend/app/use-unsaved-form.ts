import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { deleteUnsaved, readUnsaved, writeUnsaved } from '#frontend/app/unsaved.ts';

export interface UnsavedForm<Values extends object> {
  form: UseFormReturnType<Values>;
  /** Whether the form begins with what was typed before it was closed. */
  restored: boolean;
  /** Throws away what was typed. */
  discard(): void;
}

/**
 * A form whose text survives Escape, a click outside, a reload and a session that ended. `key` names what is written:
 * forms of the same key share their text. Call `discard` once it was sent or canceled.
 */
export function useUnsavedForm<Values extends object>(
  key: string,
  { initialValues, ...options }: UseFormInput<Values> & { initialValues: Values },
): UnsavedForm<Values> {
  const [restored, setRestored] = useState(() => readUnsaved<Values>(key));
  const form = useForm<Values>({
    ...options,
    initialValues: { ...initialValues, ...restored },
    onValuesChange: (values) => writeUnsaved(key, values),
  });
  const discard = () => {
    form.setValues(initialValues);
    form.clearErrors();
    setRestored(null);
    deleteUnsaved(key);
  };
  return { form, restored: restored !== null, discard };
}
