import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './PlanSuccess.module.css';

/** A change of the plan that succeeded. */
export interface PlanChanged {
  kind: 'change' | 'cancel' | 'pause' | 'reactivate' | 'card';
  message: string;
  /** A canceled plan that still runs. */
  canUndo?: boolean;
}

/**
 * Says that a change succeeded. It scrolls into view and takes the focus: on phones the button that started the change
 * is far below.
 */
export function PlanSuccess({ success, action }: { success: PlanChanged; action?: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second success is shown like the first
  useEffect(() => {
    // Later than the dialog, which returns the focus to the button that opened it.
    const timer = setTimeout(() => {
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [success]);
  return (
    <div ref={element} tabIndex={-1} className={styles.success}>
      <Notice tone="success" action={action}>
        {success.message}
      </Notice>
    </div>
  );
}
