import { Note, Text } from '#frontend/admin/mantine.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './History.module.css';

interface Entry {
  id: string;
  at: string;
  text: string;
  /** Who did it; left out where it is the member. */
  actor?: string;
}

/** What happened, newest first. */
export function History({ entries, none }: { entries: readonly Entry[]; none: string }) {
  if (entries.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <ol className={styles.history}>
      {entries.map(({ id, at, text, actor }) => (
        <li key={id}>
          <p>{text}</p>
          <Note>
            <time dateTime={at}>{shownPlainMoment(new Date(at))}</time>
            {actor && ` by ${actor}`}
          </Note>
        </li>
      ))}
    </ol>
  );
}
