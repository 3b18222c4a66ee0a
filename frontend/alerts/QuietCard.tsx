import { Card } from '#frontend/ui/Card.tsx';
import styles from './AlertsPage.module.css';
import { Choice } from './Choice.tsx';
import { Saved } from './Saved.tsx';
import { TimeField } from './TimeField.tsx';
import type { SettingsForm } from './use-alert-settings.ts';
import { ZoneLine } from './ZoneLine.tsx';

const USUAL = { quietFrom: '22:00', quietTo: '08:00' };

/** When nothing is sent; nobody has quiet hours who did not choose them. */
export function QuietCard({ form }: { form: SettingsForm }) {
  const { settings, save } = form;
  const { quietFrom, quietTo } = settings;
  const isQuiet = quietFrom !== null && quietTo !== null;
  return (
    <Card heading="Quiet hours">
      <div className={styles.stack}>
        <Choice
          label="Send nothing at night"
          hint="What opens meanwhile is sent when they end. If its game has started by then, we only say so."
          checked={isQuiet}
          onChange={() => save('quiet', isQuiet ? { quietFrom: null, quietTo: null } : USUAL)}
        />
        {isQuiet && (
          <div className={styles.times}>
            <TimeField
              label="From"
              value={quietFrom}
              onChange={(time) => save('quiet', { quietFrom: time })}
            />
            <TimeField label="To" value={quietTo} onChange={(time) => save('quiet', { quietTo: time })} />
          </div>
        )}
        {isQuiet && <ZoneLine clock={settings.clock} />}
        <Saved part="quiet" form={form} />
      </div>
    </Card>
  );
}
