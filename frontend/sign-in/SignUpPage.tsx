import { Link, Navigate } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import { signUp } from '#frontend/app/session/identity.ts';
import { LegalLink } from '#frontend/layout/LegalLink.tsx';
import { BackLink } from '#frontend/ui/BackLink.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { PasswordField } from '#frontend/ui/PasswordField.tsx';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { MIN_PASSWORD_LENGTH } from '#schema/rules/access/passwords.ts';
import { newPasswordProblem } from './form-checks.ts';
import { GoogleButton } from './GoogleButton.tsx';
import styles from './SignIn.module.css';
import { useCredentials } from './use-credentials.ts';
import { useDestination, useTypedEmail } from './use-destination.ts';

/** /signup (product.txt section 2). Success goes to `returnTo`, else to the plans. */
export function SignUpPage() {
  const { destination, undecided, arrival, returnTo, begin } = useDestination(PATHS.pricing);
  const { form, submission, onSubmit } = useCredentials({
    email: useTypedEmail(),
    checkPassword: newPasswordProblem,
    send: (email, password) => {
      begin({ verify: email });
      return signUp(email, password);
    },
  });
  if (undecided) return <Waiting />;
  if (destination) return <Navigate to={destination} state={arrival} replace />;
  return (
    <>
      <BackLink to={PATHS.pricing}>Back to plans</BackLink>
      <PageHeading title="Create your account" lead="One day of Free picks, no card needed." />
      <form noValidate onSubmit={onSubmit} className={styles.form}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          description={`At least ${MIN_PASSWORD_LENGTH} characters`}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <FormProblem>{submission.problem}</FormProblem>
        <Button type="submit" size="large" wide busy={submission.busy && 'Creating your account...'}>
          Sign Up
        </Button>
      </form>
      <GoogleButton verb="up" begin={begin} />
      <p className={styles.small}>
        By creating an account you confirm that you are 21 or older and accept our{' '}
        <LegalLink document="terms" /> and <LegalLink document="privacy" />.
      </p>
      <p className={styles.other}>
        Already a member?{' '}
        <Link to={withReturnTo(PATHS.signIn, returnTo)} state={{ email: form.values.email }}>
          Sign in
        </Link>
      </p>
    </>
  );
}
