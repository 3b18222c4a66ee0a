import type { SessionRowFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { easternDay, plainDay } from '#schema/rules/eastern-time.ts';
import styles from './Integrations.module.css';

/** One session: the device, since when, and when it was last used. */
export function SessionRow({ session }: { session: SessionRowFragment }) {
  const { deviceName, signedInAt, lastSeenAt, isCurrent } = session;
  const day = (instant: string) => plainDay(easternDay(new Date(instant)));
  return (
    <li className={styles.key}>
      <div className={styles.about}>
        <p className={styles.name}>
          <strong>{deviceName}</strong>
          {isCurrent && <Tag tone="win">This device</Tag>}
        </p>
        <p className={styles.facts}>
          Signed in {day(signedInAt)} · Last used {day(lastSeenAt)}
        </p>
      </div>
    </li>
  );
}
