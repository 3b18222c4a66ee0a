import { useEffect, useRef, useState } from 'react';
import { hasPassword } from '#frontend/app/session/identity.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './AccountPage.module.css';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** Changing the password; accounts that only sign in with Google have none. */
export function PasswordCard({ email }: { email: string }) {
  const [state, setState] = useState<'closed' | 'open' | 'changed'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Returns the focus to the button when the form closes.
  useEffect(() => {
    if (wasOpen.current && state !== 'open') opener.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);
  return (
    <Card heading="Password">
      {!hasPassword() && (
        <p className={styles.row}>You sign in with Google, so there is no password to change here.</p>
      )}
      {hasPassword() && state === 'open' && (
        <ChangePasswordForm
          email={email}
          onChanged={() => setState('changed')}
          onCancel={() => setState('closed')}
        />
      )}
      {hasPassword() && state !== 'open' && (
        <div className={styles.stack}>
          {state === 'changed' && <Notice tone="success">Your password has been changed.</Notice>}
          <div className={styles.row}>
            <p>Changing it signs you out on other devices and ends your API keys.</p>
            <Button ref={opener} variant="quiet" onClick={() => setState('open')}>
              Change Password
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
