import type { MouseEvent } from 'react';

/**
 * What a button does to the dialog of this id by the browser itself, before scripts have come and without them
 * (HTML's `command`). A browser that does not know it waits for the script: `otherwise`.
 */
export const opens = (id: string) => ({ command: 'show-modal', commandfor: id });
export const closes = (id: string) => ({ command: 'close', commandfor: id });

/** What the script does when the button is pressed, unless the browser does it: twice would be complained of. */
export const otherwise =
  (act: (event: MouseEvent<HTMLButtonElement>) => void) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (!event.currentTarget.commandForElement) act(event);
  };
