import { PATHS } from '#frontend/app/paths.ts';
import { sendVerificationMail } from '#frontend/app/session/email-verification.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './AccountPage.module.css';
import { useVerified } from './use-verified.ts';

/** The address of the account, which cannot be changed here, whether it is verified, and the way to what is mailed to it. */
export function EmailCard({ email }: { email: string }) {
  const verified = useVerified();
  return (
    <Card heading="Email" aside={<VerifiedTag verified={verified} />}>
      <div className={styles.stack}>
        <TextInput label="Email address" value={email} readOnly autoComplete="username" />
        {verified === 'no' && <Unverified email={email} />}
        {verified === 'unknown' && (
          <p className={styles.row}>
            We could not check whether your email is verified. Reload to try again.
          </p>
        )}
        <div className={styles.row}>
          <p>Choose when we tell you of picks, results and proofs.</p>
          <LinkButton to={PATHS.alerts} variant="quiet" size="small">
            Alerts
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

function VerifiedTag({ verified }: { verified: ReturnType<typeof useVerified> }) {
  if (verified === 'checking') return <Skeleton width="86px" height="22px" />;
  if (verified === 'unknown') return null;
  return verified === 'yes' ? <Tag tone="win">Verified</Tag> : <Tag tone="accent">Not verified</Tag>;
}

function Unverified({ email }: { email: string }) {
  const { busy, problem, done, run } = useSubmission(
    sendVerificationMail,
    () => 'Failed to send the verification email. Please try again in a moment.',
  );
  return (
    <>
      <div className={styles.row}>
        <p>Verify it so that receipts and password links reach you.</p>
        <Button variant="quiet" size="small" onClick={run} busy={busy && 'Sending...'}>
          {done ? 'Send it again' : 'Send verification email'}
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
      {done && <Notice tone="success">We sent a verification link to {email}.</Notice>}
    </>
  );
}
