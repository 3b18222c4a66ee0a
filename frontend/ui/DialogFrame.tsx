import type { MouseEvent } from 'react';
import { type ReactNode, type Ref, type SyntheticEvent, useId } from 'react';
import styles from './Dialog.module.css';
import { CloseIcon } from './icons.ts';

export interface DialogShape {
  title: string;
  /** `side` slides in from the right edge and is as high as the window. */
  place?: 'middle' | 'side';
  /** Wide enough for a form of two columns. */
  wide?: boolean;
}

interface DialogFrameProps extends DialogShape {
  ref: Ref<HTMLDialogElement>;
  /** The id by which buttons open and close it before scripts have loaded. */
  id?: string;
  onClose(): void;
  children: ReactNode;
}

/**
 * The browser's own dialog in the product's style: a title, a close button that stays in reach, and its content. It
 * stays open while one of its buttons is sending something, or a failure would be said to nobody. Browsers insist that
 * a second Escape closes it all the same.
 */
export function DialogFrame({ ref, id, onClose, title, place = 'middle', wide, children }: DialogFrameProps) {
  const titleId = useId();
  const close = ({ currentTarget }: SyntheticEvent) => {
    if (!isSending(currentTarget)) onClose();
  };
  return (
    <dialog
      ref={ref}
      id={id}
      className={[styles.dialog, styles[place], wide && styles.wide].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={stayWhileSending}
      onPointerDown={(event) => event.target === event.currentTarget && close(event)}
    >
      {children && (
        <div className={styles.body}>
          <div className={styles.head}>
            {/* The menu precedes the page's h1, so its title is no heading. */}
            {place === 'side' ? (
              <p id={titleId}>{title}</p>
            ) : (
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
            )}
            <button
              type="button"
              className={styles.close}
              onClick={otherwise(close)}
              aria-label="Close"
              {...(id && closes(id))}
            >
              <CloseIcon size={20} aria-hidden="true" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

function isSending(element: Element): boolean {
  return element.closest('dialog')?.querySelector('button[data-busy]') != null;
}

function stayWhileSending(event: SyntheticEvent): void {
  if (isSending(event.currentTarget)) event.preventDefault();
}

/**
 * What a button does to the dialog of this id by the browser itself, before scripts have come and without them
 * (HTML's `command`). A browser that does not know it waits for the script: `otherwise`.
 */
export const opensDialog = (id: string) => ({ command: 'show-modal', commandfor: id });
export const closes = (id: string) => ({ command: 'close', commandfor: id });

/** What the script does when the button is pressed, unless the browser does it: twice would be complained of. */
export const otherwise =
  (act: (event: MouseEvent<HTMLButtonElement>) => void) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (!event.currentTarget.commandForElement) act(event);
  };
