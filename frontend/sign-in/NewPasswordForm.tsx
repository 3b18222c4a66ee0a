import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { confirmReset } from '#frontend/app/session/identity.ts';
import { signOut } from '#frontend/app/session/open-session.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PasswordField } from '#frontend/ui/PasswordField.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { confirmationProblem, newPasswordProblem } from './form-checks.ts';
import { resetProblem } from './reset-texts.ts';
import styles from './SignIn.module.css';

/** product.txt section 9. */
const REDIRECT_MS = 3_000;

/** Sets the new password of a verified link. */
export function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: newPasswordProblem,
      confirmation: (value, { password }) => confirmationProblem(value, password),
    },
  });
  const { busy, problem, done, run } = useSubmission(async () => {
    await confirmReset(code, form.values.password);
    // Sessions of the old password end.
    await signOut();
  }, resetProblem);
  if (done) return <Done email={email} />;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit(run, (errors) =>
        form.getInputNode(errors.password ? 'password' : 'confirmation')?.focus(),
      )}
    >
      <p className={styles.whose}>
        For <strong>{email}</strong>
      </p>
      {/* Password managers learn from it whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="New password" autoComplete="new-password" {...form.getInputProps('password')} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="large" wide busy={busy && 'Saving...'}>
        Reset password
      </Button>
    </form>
  );
}

function Done({ email }: { email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(PATHS.signIn, { replace: true, state: { email } }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <div className={styles.state}>
      <Notice tone="success">Your password has been reset. Taking you to the sign-in page.</Notice>
      <LinkButton to={PATHS.signIn} state={{ email }} variant="quiet" wide>
        Sign in now
      </LinkButton>
    </div>
  );
}
