import { Link } from 'react-router-dom';
import styles from './AdminTabs.module.css';
import { type AdminTab, adminPath, groupsOf, labelOf } from './admin-address.ts';
import { MenuLine } from './MenuLine.tsx';

interface AdminTabsProps {
  /** Those that the viewer's role opens. */
  tabs: readonly AdminTab[];
  current: AdminTab | undefined;
  /** How many problems there are; undefined until that is known. */
  problems: number | undefined;
}

/**
 * The menu: its parts, and below them the pages of the one that is open. They are addresses, so they are links and not the
 * tabs of one page.
 */
export function AdminTabs({ tabs, current, problems }: AdminTabsProps) {
  const groups = groupsOf(tabs);
  const open = groups.find((group) => current !== undefined && group.tabs.includes(current));
  const countAt = (shown: readonly AdminTab[]) =>
    shown.includes('problems') && !!problems && <span className={styles.count}>{problems}</span>;
  return (
    <>
      <MenuLine label="Admin" current={open?.name} className={styles.tabs}>
        {groups.map((group) => (
          <Link
            key={group.name}
            to={adminPath(group.tabs[0] as AdminTab)}
            className={styles.tab}
            aria-current={group !== open ? undefined : group.tabs.length === 1 ? 'page' : 'true'}
          >
            {group.tabs.length === 1 ? labelOf(group.tabs[0] as AdminTab) : group.name}
            {countAt(group.tabs)}
          </Link>
        ))}
      </MenuLine>
      {open && open.tabs.length > 1 && (
        <MenuLine label={open.name} current={current} className={styles.pages}>
          {open.tabs.map((tab) => (
            <Link
              key={tab}
              to={adminPath(tab)}
              className={styles.page}
              aria-current={tab === current ? 'page' : undefined}
            >
              {labelOf(tab)}
              {countAt([tab])}
            </Link>
          ))}
        </MenuLine>
      )}
    </>
  );
}
