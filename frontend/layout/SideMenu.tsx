import type { RefObject } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { isAdmin, useSession } from '#frontend/app/session/session.ts';
import { DialogFrame } from '#frontend/ui/DialogFrame.tsx';
import { AdminIcon, SignOutIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { MEMBER_PAGES, VISITOR_PAGES } from './navigation.ts';
import { PlanPanel } from './PlanPanel.tsx';
import styles from './SideMenu.module.css';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useSignOut } from './use-sign-out.ts';

export const SIDE_MENU = 'side-menu';

/**
 * The menu of narrow screens, which slides in from the right and closes with each choice. It is always in the page,
 * and the browser alone knows whether it is open: its button works before scripts have come, and they leave it so.
 */
export function SideMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const session = useSession();
  const pages = session.status === 'member' ? MEMBER_PAGES : VISITOR_PAGES;
  const leave = useSignOut();
  const close = () => ref.current?.close();
  const signOut = () => {
    close();
    void leave();
  };
  return (
    <DialogFrame ref={ref} id={SIDE_MENU} onClose={close} title="Menu" place="side">
      <nav className={styles.list} aria-label="Menu">
        {pages.map(({ to, label, Icon }) => {
          // A part of a page would be marked as current with the page itself.
          const Item = to.includes('#') ? Link : NavLink;
          return (
            <Item key={to} to={to} className={styles.item} onClick={close}>
              <Icon size={20} stroke={1.8} aria-hidden="true" />
              {label}
            </Item>
          );
        })}
        {isAdmin(session) && (
          <NavLink to={PATHS.admin} className={styles.item} onClick={close}>
            <AdminIcon size={20} stroke={1.8} aria-hidden="true" />
            Admin Panel
          </NavLink>
        )}
        <ThemeToggle worded />
        {(session.status === 'member' || session.status === 'unreachable') && (
          <button type="button" className={styles.item} onClick={signOut}>
            <SignOutIcon size={20} stroke={1.8} aria-hidden="true" />
            Sign Out
          </button>
        )}
      </nav>
      {session.status === 'member' && <PlanPanel member={session.member} onChoice={close} />}
      {session.status === 'visitor' && (
        <div className={styles.visitor} data-reason={session.reason}>
          <LinkButton to={PATHS.signIn} variant="quiet" wide onClick={close}>
            Sign In
          </LinkButton>
          <LinkButton to={PATHS.pricing} wide onClick={close}>
            Get Started
          </LinkButton>
        </div>
      )}
    </DialogFrame>
  );
}
