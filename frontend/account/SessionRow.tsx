import type { SessionRowFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { shownDay, shownMoment } from '#schema/rules/time/shown-time.ts';
import styles from './Integrations.module.css';

/** One session: the device, since when, and when it was last used. */
export function SessionRow({ session }: { session: SessionRowFragment }) {
  const { deviceName, signedInAt, lastSeenAt, isCurrent } = session;
  return (
    <li className={styles.key}>
      <div className={styles.about}>
        <p className={styles.name}>
          <strong>{deviceName}</strong>
          {isCurrent && <Tag tone="win">This device</Tag>}
        </p>
        <p className={styles.facts}>
          Signed in {plainDay(shownDay(new Date(signedInAt)))} · Last used {shownMoment(new Date(lastSeenAt))}
        </p>
      </div>
    </li>
  );
}
