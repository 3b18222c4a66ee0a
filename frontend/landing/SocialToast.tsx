import { useState } from 'react';
import { CheckIcon, CloseIcon } from '#frontend/ui/icons.ts';
import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import styles from './SocialToast.module.css';
import { TOASTS } from './samples.ts';
import { useToasts } from './use-toasts.ts';

/** Occasional note about member activity. It can be dismissed for good and is not announced by screen readers. */
export function SocialToast() {
  const [dismissed, setDismissed] = useState(false);
  const { text, holding } = useToasts(TOASTS, !dismissed);
  if (text === null) return null;
  return (
    <aside className={styles.toast} aria-label="Member activity" {...holding}>
      <span className={styles.mark}>
        <CheckIcon size={16} stroke={2.2} aria-hidden="true" />
      </span>
      <p>
        {text} <SampleMark />
      </p>
      <button
        type="button"
        className={styles.close}
        onClick={() => setDismissed(true)}
        aria-label="Stop showing member activity"
      >
        <CloseIcon size={16} aria-hidden="true" />
      </button>
    </aside>
  );
}
