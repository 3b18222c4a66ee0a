import { NavLink } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { isAdmin, useSession } from '#frontend/app/session/session.ts';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { AdminIcon, SignOutIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { MEMBER_PAGES, VISITOR_PAGES } from './navigation.ts';
import { PlanPanel } from './PlanPanel.tsx';
import styles from './SideMenu.module.css';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useSignOut } from './use-sign-out.ts';

interface SideMenuProps {
  open: boolean;
  onClose(): void;
}

/** The menu of narrow screens, which slides in from the right and closes with each choice. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const session = useSession();
  const pages = session.status === 'member' ? MEMBER_PAGES : VISITOR_PAGES;
  const leave = useSignOut();
  const signOut = () => {
    onClose();
    void leave();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Menu" place="side">
      <nav className={styles.list} aria-label="Menu">
        {pages.map(({ to, label, Icon }) => (
          <NavLink key={to} to={to} className={styles.item} onClick={onClose}>
            <Icon size={20} stroke={1.8} aria-hidden="true" />
            {label}
          </NavLink>
        ))}
        {isAdmin(session) && (
          <NavLink to={PATHS.admin} className={styles.item} onClick={onClose}>
            <AdminIcon size={20} stroke={1.8} aria-hidden="true" />
            Admin Panel
          </NavLink>
        )}
        <ThemeToggle worded />
        {session.status === 'member' && (
          <button type="button" className={styles.item} onClick={signOut}>
            <SignOutIcon size={20} stroke={1.8} aria-hidden="true" />
            Sign Out
          </button>
        )}
      </nav>
      {session.status === 'member' && <PlanPanel member={session.member} onChoice={onClose} />}
      {session.status === 'visitor' && (
        <div className={styles.visitor}>
          <LinkButton to={PATHS.signIn} look="quiet" wide onClick={onClose}>
            Sign In
          </LinkButton>
          <LinkButton to={PATHS.pricing} wide onClick={onClose}>
            Get Started
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}
