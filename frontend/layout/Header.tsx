import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { isStaff, useSession, type VisitorReason } from '#frontend/app/session/session.ts';
import { opensDialog, otherwise } from '#frontend/ui/DialogFrame.tsx';
import { AdminIcon, MenuIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Wordmark } from '#frontend/ui/Wordmark.tsx';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { ADMIN_PANEL, BAR_LINKS, GET_STARTED, SIGN_IN } from '#schema/rules/text/site-links.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { SIDE_MENU, SideMenu } from './SideMenu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The bar on every page: logo, the pages that this viewer may open, theme. Narrow screens have the side menu. */
export function Header() {
  const session = useSession();
  const menu = useRef<HTMLDialogElement>(null);
  const openMenu = () => menu.current?.showModal();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={PATHS.root} className={styles.logo} aria-label={`${PRODUCT.name}, start page`}>
          <Wordmark />
        </Link>
        <nav className={styles.actions} aria-label="Main">
          {isStaff(session) && (
            <LinkButton to={ADMIN_PANEL.to} variant="ghost" size="small" className={styles.wideOnly}>
              <AdminIcon size={18} stroke={1.8} aria-hidden="true" />
              {ADMIN_PANEL.label}
            </LinkButton>
          )}
          <span className={styles.wideOnly}>
            <ThemeToggle />
          </span>
          {session.status === 'member' ? (
            <span className={styles.wideOnly}>
              <AccountMenu member={session.member} />
            </span>
          ) : (
            <VisitorLinks reason={session.status === 'visitor' ? session.reason : 'loading'} />
          )}
          <button
            type="button"
            className={styles.menuButton}
            onClick={otherwise(openMenu)}
            {...opensDialog(SIDE_MENU)}
            aria-label="Open menu"
            aria-haspopup="dialog"
          >
            <MenuIcon size={22} aria-hidden="true" />
          </button>
        </nav>
      </div>
      <SideMenu ref={menu} />
    </header>
  );
}

/** While the session loads they are invisible and keep their place, so that nothing moves for visitors. */
function VisitorLinks({ reason }: { reason: VisitorReason | 'loading' }) {
  return (
    <span className={styles.visitor} data-reason={reason}>
      {[...BAR_LINKS, SIGN_IN].map(({ to, label }) => (
        <LinkButton key={to} to={to} variant="ghost" size="small" className={styles.wideOnly}>
          {label}
        </LinkButton>
      ))}
      <LinkButton to={GET_STARTED.to} size="small">
        {GET_STARTED.label}
      </LinkButton>
    </span>
  );
}
