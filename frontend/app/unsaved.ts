const PREFIX = 'unsaved:';

/** What was typed into a form and not sent yet, in this tab, through reloads; null when there is none. */
export function readUnsaved<Values>(key: string): Partial<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Partial<Values> | null;
  } catch {
    return null;
  }
}

export function writeUnsaved(key: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without storage it lasts as long as the form is open.
  }
}

export function deleteUnsaved(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Then nothing was kept either.
  }
}

/** On signing out: the next user of this browser finds nothing. */
export function deleteAllUnsaved(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
