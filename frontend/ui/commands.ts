/**
 * What a button does to the dialog of this id by the browser itself, before scripts have come and without them
 * (HTML's `command`). A browser that does not know it waits for the script, so `onClick` stands beside it.
 */
export const opens = (id: string) => ({ command: 'show-modal', commandfor: id });
export const closes = (id: string) => ({ command: 'close', commandfor: id });
