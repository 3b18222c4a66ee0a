import { Card } from '#frontend/ui/Card.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import styles from './AlertsPage.module.css';
import { Choice } from './Choice.tsx';
import { Saved } from './Saved.tsx';
import type { SettingsForm } from './use-alert-settings.ts';

const USUAL = { quietFrom: '22:00', quietTo: '08:00' };

/** When nothing is sent. A pick whose game starts before they end is not told at all. */
export function QuietCard({ form }: { form: SettingsForm }) {
  const { settings, save } = form;
  const { quietFrom, quietTo } = settings;
  const isQuiet = quietFrom !== null && quietTo !== null;
  return (
    <Card heading="Quiet hours">
      <div className={styles.stack}>
        <Choice
          label="Send nothing at night"
          hint="What opens meanwhile is sent when they end, unless its game has started by then."
          checked={isQuiet}
          onChange={() => save('quiet', isQuiet ? { quietFrom: null, quietTo: null } : USUAL)}
        />
        {isQuiet && (
          <div className={styles.times}>
            <Time label="From" value={quietFrom} onChange={(time) => save('quiet', { quietFrom: time })} />
            <Time label="To" value={quietTo} onChange={(time) => save('quiet', { quietTo: time })} />
          </div>
        )}
        {isQuiet && <p className={styles.soft}>In the time zone of your account.</p>}
        <Saved part="quiet" form={form} />
      </div>
    </Card>
  );
}

interface TimeProps {
  label: string;
  value: string;
  onChange(time: string): void;
}

/** Saved when the field is left, because a time is typed in parts. */
function Time({ label, value, onChange }: TimeProps) {
  return (
    <TextInput
      type="time"
      label={label}
      defaultValue={value}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value && currentTarget.value !== value) onChange(currentTarget.value);
      }}
    />
  );
}
