import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef } from 'react';

/** What a form does when it was not sent: the first field with a problem takes the focus. */
export function focusFirstProblem<Values extends object>(form: UseFormReturnType<Values>) {
  return (problems: object) => {
    const first = Object.keys(form.getValues()).find((field) => field in problems);
    if (first) form.getInputNode(first)?.focus();
  };
}

/**
 * Puts the focus into the first field of a form that is known only after it has opened: null until then. If somebody has moved to a
 * control meanwhile, the focus stays there.
 */
export function useFirstField(field: RefObject<HTMLElement | null> | null): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!field || begun.current) return;
    begun.current = true;
    if (!document.activeElement?.matches('input, textarea, button')) field.current?.focus();
  }, [field]);
}
