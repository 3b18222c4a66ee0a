import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Member } from '#frontend/app/session/session.ts';
import { DownIcon, PersonIcon, SignOutIcon } from '#frontend/ui/icons.ts';
import { MEMBER_LINKS } from '#schema/rules/text/site-links.ts';
import styles from './AccountMenu.module.css';
import { LINK_ICONS } from './navigation.ts';
import { useDismiss } from './use-dismiss.ts';
import { useSignOut } from './use-sign-out.ts';

/**
 * The account dropdown: a button and the links it discloses. Escape and leaving it close it. It has all of the member's
 * pages: the record and the plans have no sidebar to go back by.
 */
export function AccountMenu({ member }: { member: Member }) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const leave = useSignOut();
  const close = () => setOpen(false);
  useDismiss(menu, open, close);
  return (
    <div ref={menu} className={styles.menu}>
      <button type="button" className={styles.button} aria-expanded={open} onClick={() => setOpen(!open)}>
        <PersonIcon size={20} stroke={1.8} aria-hidden="true" />
        Account
        <DownIcon size={16} aria-hidden="true" />
      </button>
      {open && (
        <div className={styles.list}>
          <p className={styles.email}>{member.email}</p>
          {MEMBER_LINKS.map(({ to, label, icon }) => {
            const Icon = LINK_ICONS[icon];
            return (
              <Link key={to} to={to} className={styles.item} onClick={close}>
                <Icon size={18} stroke={1.8} aria-hidden="true" />
                {label}
              </Link>
            );
          })}
          <button type="button" className={styles.item} onClick={leave}>
            <SignOutIcon size={18} stroke={1.8} aria-hidden="true" />
            Sign Out
          </button>
        </div>
      )}
    </div>
  );
}
