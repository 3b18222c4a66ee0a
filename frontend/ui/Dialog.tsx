import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { DialogFrame, type DialogShape } from './DialogFrame.tsx';

interface DialogProps extends DialogShape {
  open: boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, gives it back afterwards, closes with Escape and
 * makes the page behind it inert. Its content mounts again each time that it is opened.
 */
export function Dialog({ open, onClose, children, ...frame }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // The browser focuses the close button, which comes first. A form begins with its first field, a text with its title.
      const start = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
      start?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  // Removed while it is open, it would keep the focus from the control that opened it.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  return (
    <DialogFrame {...frame} ref={element} onClose={onClose}>
      {open && children}
    </DialogFrame>
  );
}
