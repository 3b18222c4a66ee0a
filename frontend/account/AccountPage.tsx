import { useMember } from '#frontend/app/session/session.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import styles from './AccountPage.module.css';
import { EmailCard } from './EmailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';

/** /account (product.txt section 2; DESIGN.md section 4: changing the password works). */
export function AccountPage() {
  const { email } = useMember();
  return (
    <>
      <PageHeading title="Account Settings" lead="Your address and your password." />
      <div className={styles.page}>
        <EmailCard email={email} />
        <PasswordCard email={email} />
      </div>
    </>
  );
}
