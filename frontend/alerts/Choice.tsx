import type { ReactNode } from 'react';
import choices from '#frontend/ui/choices.module.css';

interface ChoiceProps {
  type?: 'checkbox' | 'radio';
  name?: string;
  label: string;
  hint: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange(): void;
}

/** A setting with what it means. */
export function Choice({ type = 'checkbox', name, label, hint, checked, disabled, onChange }: ChoiceProps) {
  return (
    <label className={choices.box}>
      <input type={type} name={name} checked={checked} disabled={disabled} onChange={onChange} />
      <span>
        <strong>{label}</strong>
        <small>{hint}</small>
      </span>
    </label>
  );
}
