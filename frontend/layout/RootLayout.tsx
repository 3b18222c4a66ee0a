import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { followSession } from '#frontend/app/session/open-session.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './RootLayout.module.css';

/** What every page has: the bar, a way past it for keyboards, the page, and what sports sites owe their readers. */
export function RootLayout() {
  useEffect(followSession, []);
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
