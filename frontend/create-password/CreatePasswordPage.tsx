import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { newAccountOf } from '#frontend/billing/new-account.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import styles from './CreatePassword.module.css';
import { CreatePasswordForm } from './CreatePasswordForm.tsx';

/** /create-password: only straight after a first purchase (product.txt section 2). */
export function CreatePasswordPage() {
  const { state } = useLocation();
  // Kept in memory while the page is open; the history entry is cleared after use.
  const [account] = useState(() => newAccountOf(state));
  if (!account) return <Navigate to={PATHS.pricing} replace />;
  return (
    <div data-finishing>
      <PageHeading title="Choose your password" lead="Your plan is active. One step is left." />
      <CreatePasswordForm account={account} />
      <p className={styles.later}>
        You can also use the link in your receipt, which we sent to {account.email}.
      </p>
    </div>
  );
}
