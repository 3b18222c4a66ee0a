import type { UseFormReturnType } from '@mantine/form';
import { serverNow } from '#frontend/app/server-clock.ts';
import choices from '#frontend/ui/choices.module.css';
import { TextInput } from '#frontend/ui/fields.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { type ActForm, isLong } from './act-form.ts';

/** Until when a plan is granted; more than a year is confirmed by its last day. */
export function GrantFields({ form }: { form: UseFormReturnType<ActForm> }) {
  const { lastDay, confirmedDay } = form.values;
  return (
    <>
      <TextInput
        type="date"
        label="Last day (ET)"
        required
        min={easternDay(serverNow())}
        {...form.getInputProps('lastDay')}
      />
      {isLong(lastDay) && (
        <label className={choices.line}>
          <input
            type="checkbox"
            checked={confirmedDay === lastDay}
            onChange={({ currentTarget: { checked } }) => {
              form.setFieldValue('confirmedDay', checked ? lastDay : '');
              form.clearFieldError('lastDay');
            }}
          />
          Yes, through {plainDay(lastDay)}
        </label>
      )}
    </>
  );
}
