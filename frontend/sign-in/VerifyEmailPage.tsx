import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { ERRORS } from '#schema/rules/api/errors.ts';
import styles from './SignIn.module.css';
import { useEmailLink } from './use-email-link.ts';

/** /verify-email?oobCode=…: target of the link in the verification email. */
export function VerifyEmailPage() {
  const [query] = useSearchParams();
  const { link, again } = useEmailLink(query.get('oobCode') ?? '');
  return (
    <>
      <PageHeading title="Verify your email" />
      {link === 'checking' && <Waiting label="Verifying your email..." />}
      {link === 'unreachable' && <ErrorState onRetry={again}>{ERRORS.UNAVAILABLE.message}</ErrorState>}
      {link === 'invalid' && <InvalidLink />}
      {link === 'verified' && <Verified />}
    </>
  );
}

function Verified() {
  const isMember = useSession().status === 'member';
  return (
    <div className={styles.state}>
      <Notice tone="success">Your email is verified. Thank you!</Notice>
      <LinkButton to={isMember ? PATHS.home : PATHS.signIn} wide>
        {isMember ? 'Continue' : 'Sign In'}
      </LinkButton>
    </div>
  );
}

function InvalidLink() {
  const isMember = useSession().status === 'member';
  return (
    <div className={styles.state}>
      <Notice tone="error">This verification link is invalid or has expired</Notice>
      <p>Each link works once. If your email is not verified yet, send a new link from Account Settings.</p>
      <LinkButton to={isMember ? PATHS.account : withReturnTo(PATHS.signIn, PATHS.account)} wide>
        {isMember ? 'Go to Account Settings' : 'Sign in to send a new link'}
      </LinkButton>
    </div>
  );
}
