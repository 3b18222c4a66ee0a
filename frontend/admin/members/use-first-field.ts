import { type RefObject, useEffect, useRef } from 'react';

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
