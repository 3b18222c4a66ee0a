import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { zoneChoices } from '#frontend/app/zone-choices.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { readableTime, shortDay } from '#schema/rules/time/eastern-time.ts';
import styles from './AlertsPage.module.css';
import type { Settings } from './use-alert-settings.ts';

type Clock = Settings['clock'];

const TICK_MS = 5 * SECOND;

/** By whose clock the times of this page are meant: the server's words, because this device may know an older law. */
export function ZoneLine({ clock, withDigest = false }: { clock: Clock; withDigest?: boolean }) {
  const now = useServerNow(TICK_MS);
  return (
    <p className={styles.soft}>
      {zoneName(clock.zone)} time, now {timeIn(clock, now)}
      {withDigest && nextDigestText(clock)}. Chosen under <Link to={PATHS.account}>Account Settings</Link>, by
      the time zones of {clock.zoneData}.
    </p>
  );
}

/** 'Eastern', 'Pacific', 'Winnipeg'. */
function zoneName(zone: string): string {
  if (zone === 'America/New_York') return 'Eastern';
  const label = zoneChoices(zone, null).find(({ value }) => value === zone)?.label ?? zone;
  return label.split('/').at(-1) ?? label;
}

function timeIn({ utcOffsetMinutes }: Clock, now: Date): string {
  const shown = new Date(now.getTime() + utcOffsetMinutes * MINUTE).toISOString();
  return readableTime(shown.slice(11, 16));
}

/** '; next email Tue, Dec 15, 9:00 AM', or nothing. */
function nextDigestText({ nextDigest }: Clock): string {
  if (nextDigest === null) return '';
  const [day = '', time = ''] = nextDigest.split('T');
  return `; next email ${shortDay(day)}, ${readableTime(time)}`;
}
