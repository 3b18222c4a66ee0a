import { Button } from '#frontend/ui/Button.tsx';
import { readableTime } from '#schema/rules/time/eastern-time.ts';
import styles from './AlertsPage.module.css';
import { TimeField } from './TimeField.tsx';
import type { Settings, SettingsForm } from './use-alert-settings.ts';
import { ZoneLine } from './ZoneLine.tsx';

/** When the daily mail comes, and what it would have had lately. */
export function DigestTime({ form: { stored: settings, save } }: { form: SettingsForm }) {
  const { digestAt, digestReach } = settings;
  const { bestAt, bestReached, reached } = digestReach;
  const isBest = bestAt === null || reached >= bestReached;
  return (
    <>
      <TimeField
        key={digestAt}
        label="Time of the daily email"
        description="It never comes in your quiet hours. If nothing is open yet, it comes with the first pick of the day; what opens after it is on your board."
        value={digestAt}
        onChange={(time) => save('mail', { digestAt: time })}
      />
      <ZoneLine clock={settings.clock} withDigest />
      <div className={styles.notice}>
        <p className={styles.soft}>{reachText(settings)}</p>
        {!isBest && (
          <Button variant="quiet" size="small" onClick={() => save('mail', { digestAt: bestAt })}>
            Use {readableTime(bestAt)}
          </Button>
        )}
      </div>
    </>
  );
}

function reachText({ digestAt, digestReach }: Settings): string {
  const { picks, reached, bestAt, bestReached } = digestReach;
  if (picks === 0) return 'Your plan has opened no pick in the last four weeks.';
  const at = `At ${readableTime(digestAt)} it would have had ${reached} of the ${picks} picks that opened to you in the last four weeks`;
  if (bestAt === null || reached >= bestReached) return `${at}.`;
  return `${at}: most open at another time. At ${readableTime(bestAt)} it would have had ${bestReached}.`;
}
