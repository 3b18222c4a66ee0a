import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPath, groupsOf, labelOf } from '#frontend/admin/admin-address.ts';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { ClockIcon, MenuIcon, PersonIcon, PicksIcon, TrendIcon, WarningIcon } from '#frontend/ui/icons.ts';
import styles from './Desk.module.css';
import { Count, DeskMenu, type DeskPages } from './DeskMenu.tsx';

const ICONS = {
  Today: ClockIcon,
  Picks: PicksIcon,
  Members: PersonIcon,
  Money: TrendIcon,
  Operations: WarningIcon,
  Team: PersonIcon,
};
/** Beside the button that opens all pages. */
const LINKS = 3;

/** The menu of a phone, under the thumb: the first three parts of the role, and a drawer with all pages. */
export function PhoneBar(pages: DeskPages) {
  const [isOpen, setOpen] = useState(false);
  const { tabs, current, problems } = pages;
  return (
    <>
      <nav className={styles.bar} aria-label="Admin, short" data-phone-bar>
        {groupsOf(tabs)
          .slice(0, LINKS)
          .map(({ name, tabs: [first, ...others] }) => {
            const Icon = ICONS[name];
            if (!first) return null;
            const isCurrent = current !== undefined && [first, ...others].includes(current);
            return (
              <Link
                key={name}
                to={adminPath(first)}
                className={styles.thumb}
                aria-current={isCurrent ? (current === first ? 'page' : 'true') : undefined}
              >
                <Icon size={20} stroke={1.8} aria-hidden="true" />
                {others.length > 0 ? name : labelOf(first)}
              </Link>
            );
          })}
        <button type="button" className={styles.thumb} onClick={() => setOpen(true)} aria-haspopup="dialog">
          <MenuIcon size={20} stroke={1.8} aria-hidden="true" />
          All pages
          {!!problems && <Count of={problems} />}
        </button>
      </nav>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="All pages" place="side">
        <DeskMenu {...pages} label="All pages" onChoice={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
