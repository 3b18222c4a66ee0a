import { useEffect, useState } from 'react';
import { deleteUnsaved, readUnsaved, writeUnsaved } from './unsaved.ts';

interface UnsavedText {
  text: string;
  type(text: string): void;
  /** Forgets it and leaves what is shown: it was sent. */
  forget(): void;
}

/** One field outside a form of several: its text survives a reload, as in `useUnsavedForm`. Never for secrets. */
export function useUnsavedText(key: string): UnsavedText {
  const [text, setText] = useState('');
  // Only then: prerendered pages begin empty.
  useEffect(() => {
    const kept = readUnsaved<{ text: string }>(key)?.text;
    if (kept) setText((typed) => typed || kept);
  }, [key]);
  const forget = () => deleteUnsaved(key);
  const type = (next: string) => {
    setText(next);
    if (next) writeUnsaved(key, { text: next });
    else forget();
  };
  return { text, type, forget };
}
