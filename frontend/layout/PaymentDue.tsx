import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { download } from '#frontend/app/download.ts';
import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import styles from './MemberLayout.module.css';

/** Few members need it, and no page waits for it. */
const PaymentDueNotice = lazy(async () => ({
  default: (await download(() => import('./PaymentDueNotice.tsx'))).PaymentDueNotice,
}));

/**
 * Above every page of a member whose renewal failed, who also got an email. The subscription page
 * shows it itself.
 */
export function PaymentDue({ member }: { member: Member }) {
  const { pathname } = useLocation();
  if (member.planStatus !== 'PAST_DUE' || pathname === PATHS.subscription) return null;
  return (
    <div className={styles.due}>
      <Suspense fallback={null}>
        <PaymentDueNotice member={member} />
      </Suspense>
    </div>
  );
}
