import { useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './MemberLayout.module.css';

/**
 * Above every page of a member whose renewal failed, who also got an email. The subscription page
 * shows it itself, with the amount and the date.
 */
export function PaymentDue({ member: { planStatus, subscription } }: { member: Member }) {
  const { pathname } = useLocation();
  if (planStatus !== 'PAST_DUE' || pathname === PATHS.subscription) return null;
  return (
    <div className={styles.due}>
      <Notice
        tone="error"
        action={
          <LinkButton to={PATHS.subscription} size="small" variant="quiet">
            Update Payment Method
          </LinkButton>
        }
      >
        Your last payment failed. A new card{' '}
        {subscription === 'FREE' ? 'opens your picks again.' : 'keeps your picks open.'}
      </Notice>
    </div>
  );
}
