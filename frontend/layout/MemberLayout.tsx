import { ApolloProvider } from '@apollo/client/react';
import { NavLink, Outlet } from 'react-router-dom';
import { client } from '#frontend/app/session/live-session.ts';
import { type Member, useMember } from '#frontend/app/session/session.ts';
import { isParent, MEMBER_LINKS } from '#schema/rules/text/site-links.ts';
import { AccountNotices } from './AccountNotices.tsx';
import styles from './MemberLayout.module.css';
import { LINK_ICONS } from './navigation.ts';
import { PlanPanel } from './PlanPanel.tsx';

/** The pages of a signed-in member: Apollo around them, the sidebar beside them. */
export function MemberLayout() {
  const member = useMember();
  return (
    <ApolloProvider client={client}>
      <div className={styles.layout}>
        <Sidebar member={member} />
        <div className={styles.page}>
          <AccountNotices member={member} />
          <Outlet />
        </div>
      </div>
    </ApolloProvider>
  );
}

function Sidebar({ member }: { member: Member }) {
  return (
    <aside className={styles.sidebar}>
      <nav className={styles.list} aria-label="Member pages">
        {MEMBER_LINKS.map(({ to, label, icon }) => {
          const Icon = LINK_ICONS[icon];
          return (
            <NavLink key={to} to={to} end={isParent(to)} className={styles.item}>
              <Icon size={19} stroke={1.8} aria-hidden="true" />
              {label}
            </NavLink>
          );
        })}
      </nav>
      <PlanPanel member={member} />
    </aside>
  );
}
