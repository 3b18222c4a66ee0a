import { useSyncExternalStore } from 'react';
import { sharedStorage } from '#frontend/app/browser-storage.ts';
import { type LocalPick, readLocalPicks } from './local-picks.ts';

/** The specification names none; admins have drafts under this one. */
const KEY = 'localPicks';
const CHANGED = 'local-picks-changed';

/** The drafts of this browser, in every tab of it. Without storage there are none, and writing throws. */
export function useLocalPicks(): readonly LocalPick[] {
  return useSyncExternalStore(follow, present);
}

export function addLocalPick(form: Omit<LocalPick, 'id' | 'isWinner'>): void {
  write([...present(), { ...form, id: crypto.randomUUID(), isWinner: false }]);
}

/** Takes a deletion back; the pick comes last. */
export function restoreLocalPick(pick: LocalPick): void {
  write([...present(), pick]);
}

export function updateLocalPick(id: string, changes: Partial<LocalPick>): void {
  write(present().map((pick) => (pick.id === id ? { ...pick, ...changes } : pick)));
}

export function deleteLocalPick(id: string): void {
  write(present().filter((pick) => pick.id !== id));
}

let read: { text: string | null; picks: LocalPick[] } = { text: null, picks: [] };

/** The same list for the same text: React compares by identity. */
function present(): LocalPick[] {
  const text = sharedStorage.read(KEY);
  if (text !== read.text) read = { text, picks: readLocalPicks(text) };
  return read.picks;
}

function write(picks: LocalPick[]): void {
  localStorage.setItem(KEY, JSON.stringify(picks));
  window.dispatchEvent(new Event(CHANGED));
}

/** `storage` events report changes of other tabs only. */
function follow(listener: () => void): () => void {
  for (const name of ['storage', CHANGED]) window.addEventListener(name, listener);
  return () => {
    for (const name of ['storage', CHANGED]) window.removeEventListener(name, listener);
  };
}
