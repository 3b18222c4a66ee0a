import type { RefObject } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { isStaff, useSession, type VisitorReason } from '#frontend/app/session/session.ts';
import { DialogFrame } from '#frontend/ui/DialogFrame.tsx';
import { SignOutIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import {
  ADMIN_PANEL,
  GET_STARTED,
  isParent,
  MEMBER_LINKS,
  SIGN_IN,
  type SiteLink,
  VISITOR_LINKS,
} from '#schema/rules/text/site-links.ts';
import { LINK_ICONS } from './navigation.ts';
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
  const pages = session.status === 'member' ? MEMBER_LINKS : VISITOR_LINKS;
  const leave = useSignOut();
  const close = () => ref.current?.close();
  const signOut = () => {
    close();
    void leave();
  };
  return (
    <DialogFrame ref={ref} id={SIDE_MENU} onClose={close} title="Menu" place="side">
      <nav className={styles.list} aria-label="Menu">
        {(isStaff(session) ? [...pages, ADMIN_PANEL] : pages).map((link) => (
          <MenuLink key={link.to} {...link} onClick={close} />
        ))}
        <ThemeToggle worded />
        {(session.status === 'member' || session.status === 'unreachable') && (
          <button type="button" className={styles.item} onClick={signOut}>
            <SignOutIcon size={20} stroke={1.8} aria-hidden="true" />
            Sign Out
          </button>
        )}
      </nav>
      {session.status === 'member' && <PlanPanel member={session.member} onChoice={close} />}
      {session.status === 'visitor' && <VisitorWays reason={session.reason} onChoice={close} />}
    </DialogFrame>
  );
}

function MenuLink({ to, label, icon, onClick }: SiteLink & { onClick(): void }) {
  const Icon = LINK_ICONS[icon];
  const words = (
    <>
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      {label}
    </>
  );
  // A part of a page would be marked as current with the page itself.
  return to.includes('#') ? (
    <Link to={to} className={styles.item} onClick={onClick}>
      {words}
    </Link>
  ) : (
    <NavLink to={to} end={isParent(to)} className={styles.item} onClick={onClick}>
      {words}
    </NavLink>
  );
}

function VisitorWays({ reason, onChoice }: { reason: VisitorReason; onChoice(): void }) {
  return (
    <div className={styles.visitor} data-reason={reason}>
      <LinkButton to={SIGN_IN.to} variant="quiet" wide onClick={onChoice}>
        {SIGN_IN.label}
      </LinkButton>
      <LinkButton to={GET_STARTED.to} wide onClick={onChoice}>
        {GET_STARTED.label}
      </LinkButton>
    </div>
  );
}
