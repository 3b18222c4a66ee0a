import { useEffect, useRef } from 'react';
import { Notice } from './Notice.tsx';

/** The error of a form as a whole, above its button. It takes the focus, so that it is not missed. */
export function FormProblem({ children }: { children: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) place.current?.focus();
  }, [children]);
  return (
    <div ref={place} tabIndex={-1}>
      {children && <Notice tone="error">{children}</Notice>}
    </div>
  );
}
