import { useMember } from '#frontend/app/session/session.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import styles from './AccountPage.module.css';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';

/** /account (product.txt section 2). */
export function AccountPage() {
  const { email, isAdmin } = useMember();
  return (
    <>
      <PageHeading title="Account Settings" lead="Email, password and API access." />
      <div className={styles.page}>
        <EmailCard email={email} />
        <PasswordCard email={email} />
        <ApiKeysCard isAdmin={isAdmin} />
        <WebhooksCard isAdmin={isAdmin} />
      </div>
    </>
  );
}
