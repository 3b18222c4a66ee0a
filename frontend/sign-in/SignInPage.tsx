import { Link, Navigate } from 'react-router-dom';
import { checkoutPath, PATHS } from '#frontend/app/paths.ts';
import { priceTextsOf } from '#frontend/app/price-texts.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import { signIn } from '#frontend/app/session/identity.ts';
import { sessionNotice, useSession } from '#frontend/app/session/session.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { PasswordField } from '#frontend/ui/PasswordField.tsx';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { passwordProblem } from './form-checks.ts';
import { GoogleButton } from './GoogleButton.tsx';
import styles from './SignIn.module.css';
import { useCredentials } from './use-credentials.ts';
import { useDestination, useTypedEmail } from './use-destination.ts';

/** /signin and /sign-in (product.txt section 2). Success goes to `returnTo`, else payers to the board and others home. */
export function SignInPage() {
  const { destination, undecided, returnTo, begin } = useDestination();
  const notice = sessionNotice(useSession());
  const { form, submission, onSubmit } = useCredentials({
    email: useTypedEmail(),
    checkPassword: passwordProblem,
    send: (email, password) => {
      begin();
      return signIn(email, password);
    },
  });
  if (undecided) return <Waiting />;
  if (destination) return <Navigate to={destination} replace />;
  return (
    <>
      <PageHeading title="Sign in" lead={leadFor(returnTo)} />
      {notice && !submission.problem && <Notice tone="error">{notice}</Notice>}
      <form noValidate onSubmit={onSubmit} className={styles.form}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <div className={styles.password}>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Link to={PATHS.forgotPassword} state={{ email: form.values.email }} className={styles.forgot}>
            Forgot password?
          </Link>
        </div>
        <FormProblem>{submission.problem}</FormProblem>
        <Button type="submit" size="large" wide busy={submission.busy && 'Signing in...'}>
          Sign In
        </Button>
      </form>
      <GoogleButton verb="in" begin={begin} />
      <p className={styles.other}>
        New here?{' '}
        <Link to={withReturnTo(PATHS.signUp, returnTo)} state={{ email: form.values.email }}>
          Create an account
        </Link>
      </p>
    </>
  );
}

/** Visitors who want VIP are sent here: only accounts can buy it. */
function leadFor(returnTo: string | null): string {
  if (!returnTo?.startsWith(checkoutPath('vip'))) return 'See today’s picks and manage your plan.';
  return `Sign in or create an account to buy VIP (${priceTextsOf('VIP').month}/month).`;
}
