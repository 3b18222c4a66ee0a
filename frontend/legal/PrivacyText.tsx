import { LegalText } from './LegalText.tsx';
import { PRIVACY } from './privacy.ts';

/** The policy for its dialog, downloaded when it is first opened. */
export function PrivacyText() {
  return <LegalText document={PRIVACY} under="h2" />;
}
