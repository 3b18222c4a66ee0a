import { useForm } from '@mantine/form';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { identityFailureCode } from '#frontend/app/session/identity-failures.ts';
import { forgetBoughtPlan } from '#frontend/billing/bought-plan.ts';
import { messageOr } from '#frontend/billing/failure-text.ts';
import type { NewAccount } from '#frontend/billing/new-account.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { PasswordField } from '#frontend/ui/PasswordField.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { authMessage } from '#schema/rules/access/auth-messages.ts';
import { MIN_PASSWORD_LENGTH, passwordIsLongEnough } from '#schema/rules/access/passwords.ts';
import styles from './CreatePassword.module.css';
import { useFirstPassword } from './use-first-password.ts';

export function CreatePasswordForm({ account }: { account: NewAccount }) {
  const navigate = useNavigate();
  const setFirstPassword = useFirstPassword(account);
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: firstPasswordProblem,
      confirmation: (value, { password }) => newConfirmationProblem(value, password),
    },
  });
  const { busy, problem, run } = useSubmission(async () => {
    await setFirstPassword(form.values.password);
    forgetBoughtPlan();
    // This also removes the temporary password from the browser's history.
    await navigate(PATHS.vipOffer, { replace: true, state: null });
  }, sentenceOf);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit(run, (errors) =>
        form.getInputNode(errors.password ? 'password' : 'confirmation')?.focus(),
      )}
    >
      <TextInput label="Email" type="email" value={account.email} readOnly autoComplete="username" />
      <PasswordField
        label="Password"
        description={`At least ${MIN_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        required
        withAsterisk={false}
        minLength={MIN_PASSWORD_LENGTH}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        withAsterisk={false}
        minLength={MIN_PASSWORD_LENGTH}
        {...form.getInputProps('confirmation')}
      />
      <FormProblem>{problem}</FormProblem>
      {problem && <OtherWay email={account.email} />}
      <Button type="submit" size="large" wide busy={busy && 'Saving...'}>
        Create Password
      </Button>
    </form>
  );
}

/** product.txt section 8: the message, or 'Failed to update password'. */
function sentenceOf(failure: unknown): string {
  const code = identityFailureCode(failure);
  return code ? authMessage(code) : messageOr(failure, 'Failed to update password');
}

/** A temporary password is valid for fifteen minutes; after that the emailed link is the way in. */
function OtherWay({ email }: { email: string }) {
  return (
    <p className={styles.other}>
      Not working? The email with your receipt has a link to set your password, or{' '}
      <Link to={PATHS.forgotPassword} state={{ email }}>
        ask for a new one
      </Link>
      .
    </p>
  );
}

/** Messages of product.txt section 5, Create password; they differ from the reset form's. */
export function firstPasswordProblem(password: string): string | null {
  return passwordIsLongEnough(password) ? null : 'Password must be at least 6 characters';
}

export function newConfirmationProblem(confirmation: string, password: string): string | null {
  return confirmation === password ? null : 'Passwords do not match';
}
