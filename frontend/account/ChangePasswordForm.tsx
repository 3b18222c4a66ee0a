import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { changePassword } from '#frontend/app/session/identity.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { PasswordField } from '#frontend/ui/PasswordField.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './AccountPage.module.css';
import { CHECKS, changeProblem, type PasswordChange } from './change-password-checks.ts';

interface ChangePasswordFormProps {
  email: string;
  onChanged(): void;
  onCancel(): void;
}

/** The current password, then the new one twice. */
export function ChangePasswordForm({ email, onChanged, onCancel }: ChangePasswordFormProps) {
  const form = useForm<PasswordChange>({
    initialValues: { current: '', next: '', confirmation: '' },
    validate: CHECKS,
  });
  const { busy, problem, run } = useSubmission(
    async () => {
      await changePassword(form.values.current, form.values.next);
      onChanged();
    },
    (failure) => {
      const { at, text } = changeProblem(failure);
      if (at === 'form') return text;
      flushSync(() => form.setFieldError(at, text));
      form.getInputNode(at)?.focus();
      return null;
    },
  );
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? 'current')?.focus();
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit(run, focusFirst)}>
      {/* Password managers learn from it whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        ref={first}
        {...form.getInputProps('current')}
      />
      <PasswordField label="New password" autoComplete="new-password" {...form.getInputProps('next')} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
      <FormProblem>{problem}</FormProblem>
      <div className={styles.actions}>
        <Button type="submit" busy={busy && 'Saving...'}>
          Save password
        </Button>
        <Button variant="ghost" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
