import { useMember } from '#frontend/app/session/session.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import styles from './AccountPage.module.css';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import { BooksCard } from './BooksCard.tsx';
import { DataCard } from './DataCard.tsx';
import { DisplayCard } from './DisplayCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';

/** /account (product.txt section 2). */
export function AccountPage() {
  const { email, scopes } = useMember();
  return (
    <>
      <PageHeading
        title="Account Settings"
        lead="Email, password, sessions, odds and times, limits, API access and your data."
      />
      <div className={styles.page}>
        <div className={styles.column}>
          <EmailCard email={email} />
          <PasswordCard email={email} />
          <SessionsCard />
          <DisplayCard />
          <BooksCard />
        </div>
        <div className={styles.column}>
          <LimitsCard />
          <ApiKeysCard writesPicks={scopes.includes('PICKS')} />
          <WebhooksCard readsMembers={scopes.includes('MEMBERS_READ')} />
          <DataCard email={email} />
        </div>
      </div>
    </>
  );
}
