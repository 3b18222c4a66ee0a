import '@mantine/core/styles/AppShell.layer.css';
import { AppShell } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { labelOf } from '#frontend/admin/admin-address.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { ContextLine } from './ContextLine.tsx';
import styles from './Desk.module.css';
import { DeskMenu, type DeskPages } from './DeskMenu.tsx';
import { ActionsPlace } from './PageActions.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { useMenuHidden } from './use-menu-hidden.ts';

/** The width below which the menu is a bar at the bottom, as in Desk.module.css. */
const NARROW = 860;

/** The frame of the desk: its menu beside the page, below it on a phone, and the page under its own name. */
export function Desk({ children, ...pages }: DeskPages & { children: ReactNode }) {
  const [isHidden, toggle] = useMenuHidden();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <AppShell
      data-desk
      mode="static"
      withBorder={false}
      transitionDuration={0}
      navbar={{ width: isHidden ? 0 : 208, breakpoint: NARROW, collapsed: { mobile: true } }}
      classNames={{ root: styles.desk ?? '', navbar: styles.side ?? '', main: styles.page ?? '' }}
    >
      {!isHidden && (
        <AppShell.Navbar component="aside">
          <DeskMenu {...pages} label="Admin" onHide={toggle} />
        </AppShell.Navbar>
      )}
      <AppShell.Main component="div">
        <ContextLine {...pages} onMenu={isHidden ? toggle : undefined} />
        <PageHeading title={pages.current ? labelOf(pages.current) : 'Admin'}>
          <div ref={setPlace} className={styles.actions} />
        </PageHeading>
        <ActionsPlace value={place}>{children}</ActionsPlace>
      </AppShell.Main>
      <PhoneBar {...pages} />
    </AppShell>
  );
}
