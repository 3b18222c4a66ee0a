import { useForm } from '@mantine/form';
import { Navigate } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { requestPasswordReset } from '#frontend/app/session/identity.ts';
import { identityFailureCode } from '#frontend/app/session/identity-failures.ts';
import { BackLink } from '#frontend/ui/BackLink.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { authMessage } from '#schema/rules/access/auth-messages.ts';
import { emailProblem } from './form-checks.ts';
import styles from './SignIn.module.css';
import { keepEmail, keptEmail } from './use-credentials.ts';
import { useDestination, useTypedEmail } from './use-destination.ts';

/** /forgot-password. An email without an account gets the same answer, so that accounts cannot be discovered. */
export function ForgotPasswordPage() {
  const { destination, undecided } = useDestination(PATHS.home);
  const form = useForm({
    initialValues: { email: useTypedEmail() || keptEmail() },
    onValuesChange: ({ email }) => keepEmail(email),
    validate: { email: emailProblem },
  });
  const { busy, problem, done, run } = useSubmission(
    () => requestPasswordReset(form.values.email.trim()),
    (failure) =>
      identityFailureCode(failure) === 'auth/invalid-email'
        ? authMessage('auth/invalid-email')
        : 'Failed to send reset email',
  );
  if (undecided) return <Waiting />;
  if (destination) return <Navigate to={destination} replace />;
  return (
    <>
      <BackLink to={PATHS.signIn} state={{ email: form.values.email }}>
        Back to sign in
      </BackLink>
      <PageHeading title="Forgot your password?" lead="We will email you a link to choose a new one." />
      <form
        noValidate
        onSubmit={form.onSubmit(run, () => form.getInputNode('email')?.focus())}
        className={styles.form}
      >
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <FormProblem>{problem}</FormProblem>
        {done && (
          <Notice tone="success">Password reset link sent! Check your email for further instructions.</Notice>
        )}
        <Button type="submit" size="large" wide busy={busy && 'Sending...'}>
          {done ? 'Send it again' : 'Send reset link'}
        </Button>
      </form>
    </>
  );
}
