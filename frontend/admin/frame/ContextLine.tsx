import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { FindButton } from '#frontend/admin/find/FindButton.tsx';
import { Group } from '#frontend/admin/mantine.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { useMember } from '#frontend/app/session/session.ts';
import { MenuIcon } from '#frontend/ui/icons.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternClock, easternDay, shortDay } from '#schema/rules/time/eastern-time.ts';
import styles from './Desk.module.css';
import type { DeskPages } from './DeskMenu.tsx';

interface ContextLineProps extends DeskPages {
  /** Given where the menu is hidden. */
  onMenu: (() => void) | undefined;
}

/** Above every page of the desk: the day in New York, what waits, who is signed in, and the box that finds everything. */
export function ContextLine({ tabs, problems, onMenu }: ContextLineProps) {
  const now = useServerNow(MINUTE);
  const { email } = useMember();
  return (
    <Group gap="2px 16px" mih={28} mb={10} c="dimmed" fz="sm" className={styles.context}>
      {onMenu && (
        <button type="button" className={`${styles.quiet} ${styles.showMenu}`} onClick={onMenu}>
          <MenuIcon size={17} aria-hidden="true" />
          Menu
        </button>
      )}
      <time dateTime={now.toISOString()}>
        {shortDay(easternDay(now))}, {easternClock(now)}
      </time>
      {problems !== undefined && (
        <Link to={adminPath('problems')}>
          {problems > 0 ? `${counted(problems, 'problem')} waiting` : 'Nothing waits'}
        </Link>
      )}
      <span className={styles.person}>{email}</span>
      <FindButton tabs={tabs} />
    </Group>
  );
}
