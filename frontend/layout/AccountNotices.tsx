import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { optionalPart } from '#frontend/app/download.ts';
import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import styles from './MemberLayout.module.css';

/** Few members need them, and no page waits for them. */
const LateNotices = optionalPart(async () => (await import('./LateNotices.tsx')).LateNotices);

/**
 * Above every page of a member whose renewal failed, or whose address refused our mail. The pages where they mend it
 * show it themselves.
 */
export function AccountNotices({ member }: { member: Member }) {
  const { pathname } = useLocation();
  const owes = member.planStatus === 'PAST_DUE' && pathname !== PATHS.subscription;
  const isRefused = member.mailRefused && pathname !== PATHS.alerts;
  return owes || isRefused ? (
    <div className={styles.due}>
      <Suspense fallback={null}>
        <LateNotices member={member} owes={owes} isRefused={isRefused} />
      </Suspense>
    </div>
  ) : null;
}
