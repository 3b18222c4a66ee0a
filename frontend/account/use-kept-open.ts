import { type RefObject, useEffect, useState } from 'react';

/**
 * While `kept`, neither Escape, nor a phone's way back, nor a click outside closes the dialog around the element; its
 * buttons still do. Answers whether one of them was tried.
 */
export function useKeptOpen(element: RefObject<HTMLElement | null>, kept: boolean): boolean {
  const [wasTried, setWasTried] = useState(false);
  useEffect(() => {
    const dialog = element.current?.closest('dialog');
    if (!dialog || !kept) return;
    const ignore = (event: Event) => {
      event.preventDefault();
      // What listens further up would close it.
      event.stopPropagation();
      setWasTried(true);
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    // A browser grants a page one refused Escape only, unless the key itself is taken.
    document.addEventListener('keydown', (event) => event.key === 'Escape' && ignore(event), options);
    dialog.addEventListener('cancel', ignore, options);
    dialog.addEventListener('pointerdown', (event) => event.target === dialog && ignore(event), options);
    dialog.setAttribute('closedby', 'none');
    return () => {
      stop.abort();
      dialog.removeAttribute('closedby');
    };
  }, [element, kept]);
  return wasTried && kept;
}
