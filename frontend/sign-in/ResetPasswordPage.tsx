import { Navigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { INVALID_LINK, MISSING_LINK } from './reset-texts.ts';
import styles from './SignIn.module.css';
import { useResetLink } from './use-reset-link.ts';

/** /reset-password?oobCode=…: the link is verified before the form is shown (product.txt section 2). */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  // The identity provider uses one address for all its emails; `mode` says which kind.
  if (query.get('mode') === 'verifyEmail')
    return <Navigate to={`${PATHS.verifyEmail}?oobCode=${encodeURIComponent(code)}`} replace />;
  return (
    <>
      <PageHeading title="Choose a new password" />
      {code ? <ResetByLink key={code} code={code} /> : <BadLink>{MISSING_LINK}</BadLink>}
    </>
  );
}

function ResetByLink({ code }: { code: string }) {
  const { link, again } = useResetLink(code);
  switch (link.state) {
    case 'checking':
      return <Waiting label="Checking your link..." />;
    case 'invalid':
      return <BadLink>{INVALID_LINK}</BadLink>;
    case 'unreachable':
      return <ErrorState onRetry={again}>{ERRORS.UNAVAILABLE.message}</ErrorState>;
    case 'valid':
      return <NewPasswordForm code={code} email={link.email} />;
  }
}

function BadLink({ children }: { children: string }) {
  return (
    <div className={styles.state}>
      <Notice tone="error">{children}</Notice>
      <LinkButton to={PATHS.forgotPassword} wide>
        Request a new link
      </LinkButton>
    </div>
  );
}
