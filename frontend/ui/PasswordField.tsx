import type { PasswordInputProps } from '@mantine/core';
import { PasswordInput } from './fields.ts';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends PasswordInputProps {
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password, against typing errors. */
export function PasswordField(props: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', className: styles.toggle }}
    />
  );
}
