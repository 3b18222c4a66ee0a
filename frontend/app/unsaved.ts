import { tabStorage } from './browser-storage.ts';

const PREFIX = 'unsaved:';

/** What was typed into a form and not sent yet, in this tab, through reloads; null when there is none. */
export function readUnsaved<Values>(key: string): Partial<Values> | null {
  return tabStorage.readJson<Partial<Values>>(PREFIX + key);
}

export function writeUnsaved(key: string, values: object): void {
  tabStorage.writeJson(PREFIX + key, values);
}

export function deleteUnsaved(key: string): void {
  tabStorage.remove(PREFIX + key);
}

/** On signing out: the next user of this browser finds nothing. */
export function deleteAllUnsaved(): void {
  tabStorage.removeAll(PREFIX);
}
