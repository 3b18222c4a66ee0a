import { type ReactNode, useEffect } from 'react';
import { followConnection } from '#frontend/app/connection.ts';
import { followSession } from '#frontend/app/session/open-session.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MeasurementConsent } from './MeasurementConsent.tsx';
import styles from './RootLayout.module.css';

/** The frame of every page: header, a skip link for keyboards, the page, and what sports sites owe their viewers. */
export function RootLayout({ children }: { children: ReactNode }) {
  useEffect(followSession, []);
  useEffect(followConnection, []);
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header />
      <ConnectionBanner />
      <MeasurementConsent />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
