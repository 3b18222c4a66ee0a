import { tabStorage } from './browser-storage.ts';

const PREFIX = 'unsaved:';
const WRITER = 'unsavedBy';

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

/** Keeps the text of this member, and what a visitor typed before; deletes that of a member whose session ended here. */
export function keepUnsavedOf(memberId: string): void {
  const before = tabStorage.read(WRITER);
  if (before && before !== memberId) deleteAllUnsaved();
  tabStorage.write(WRITER, memberId);
}
