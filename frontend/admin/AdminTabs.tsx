import { Link } from 'react-router-dom';
import styles from './AdminTabs.module.css';
import { type AdminTab, adminPath } from './admin-address.ts';

const LABELS: Record<AdminTab, string> = {
  picks: 'Picks',
  coupons: 'Coupons',
  members: 'Members',
  alerts: 'Alerts',
  money: 'Money',
  problems: 'Problems',
  staff: 'Staff',
  passkeys: 'Passkeys',
};

interface AdminTabsProps {
  /** Those that the viewer's role opens. */
  tabs: readonly AdminTab[];
  current: AdminTab | undefined;
  /** How many problems there are; undefined until that is known. */
  problems: number | undefined;
}

/** The parts of the dashboard. They are addresses, so they are links and not the tabs of one page. */
export function AdminTabs({ tabs, current, problems }: AdminTabsProps) {
  return (
    <nav aria-label="Admin" className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={adminPath(tab)}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {LABELS[tab]}
          {tab === 'problems' && !!problems && <span className={styles.count}>{problems}</span>}
        </Link>
      ))}
    </nav>
  );
}
