import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { CloseIcon } from './icons.ts';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  /** `side` slides in from the right edge and is as high as the window. */
  place?: 'middle' | 'side';
  /** Wide enough for a form of two columns. */
  wide?: boolean;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, gives it back afterwards, closes with Escape and
 * makes the page behind it inert.
 */
export function Dialog({ open, onClose, title, place = 'middle', wide, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      className={[styles.dialog, styles[place], wide && styles.wide].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => event.target === element.current && onClose()}
    >
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
              <CloseIcon size={20} aria-hidden="true" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
