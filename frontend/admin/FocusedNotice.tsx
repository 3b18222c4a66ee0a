import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#frontend/ui/Notice.tsx';

interface FocusedNoticeProps {
  children: ReactNode;
  /** A button at its end. */
  action?: ReactNode;
  className?: string;
}

/** What is wrong, if anything. It takes the focus, which brings it on screen wherever the reader is. */
export function FocusedNotice({ children, action, className }: FocusedNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) element.current?.focus();
  }, [children]);
  if (!children) return null;
  return (
    <div ref={element} tabIndex={-1} className={className}>
      <Notice tone="error" action={action}>
        {children}
      </Notice>
    </div>
  );
}
