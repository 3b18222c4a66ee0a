import { useSyncExternalStore } from 'react';

const KEY = 'measurement';
type Consent = 'allowed' | 'refused' | 'unknown';
const listeners = new Set<() => void>();

/** Whether the viewer allowed the pixel; asked once and kept in this browser. */
export function consent(): Consent {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'allowed' || kept === 'refused' ? kept : 'unknown';
  } catch {
    return 'refused';
  }
}

export function giveConsent(chosen: 'allowed' | 'refused'): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Without storage nothing is measured.
  }
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConsent(): Consent {
  return useSyncExternalStore(onChange, consent, () => 'refused');
}
