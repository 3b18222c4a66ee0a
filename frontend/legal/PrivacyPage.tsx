import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import styles from './LegalPage.module.css';
import { LegalText } from './LegalText.tsx';
import { PRIVACY } from './privacy.ts';

/** /privacy: the same text as the dialog, at its own address. */
export function PrivacyPage() {
  return (
    <article className={styles.page}>
      <PageHeading title={PRIVACY.title} />
      <LegalText document={PRIVACY} under="h1" />
    </article>
  );
}

/** The policy for its dialog, downloaded when it is first opened. */
export function PrivacyText() {
  return <LegalText document={PRIVACY} under="h2" />;
}
