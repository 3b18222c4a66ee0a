import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import styles from './LegalPage.module.css';
import { LegalText } from './LegalText.tsx';
import { TERMS } from './terms.ts';

/** /terms: the same text as the dialog, at its own address. */
export function TermsPage() {
  return (
    <article className={styles.page}>
      <PageHeading title={TERMS.title} />
      <LegalText document={TERMS} under="h1" />
    </article>
  );
}

/** The terms for their dialog, downloaded when they are first opened. */
export function TermsText() {
  return <LegalText document={TERMS} under="h2" />;
}
