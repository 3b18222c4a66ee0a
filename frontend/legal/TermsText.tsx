import { LegalText } from './LegalText.tsx';
import { TERMS } from './terms.ts';

/** The terms for their dialog, downloaded when they are first opened. */
export function TermsText() {
  return <LegalText document={TERMS} under="h2" />;
}
