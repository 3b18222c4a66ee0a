import { useSyncExternalStore } from 'react';
import { sharedStorage } from './browser-storage.ts';

export type Theme = 'light' | 'dark';

/** The documented key of product.txt section 9. */
const KEY = 'theme';
const listeners = new Set<(theme: Theme) => void>();

/** The theme on screen; /before-paint.js chose it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  sharedStorage.write(KEY, theme);
  show(theme);
}

export function toggleTheme(): void {
  setTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** Calls back with each change, whether made here or in another tab. */
export function onThemeChange(listener: (theme: Theme) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

/** The theme on screen; null at build and while a drawn page is being taken over. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(onThemeChange, currentTheme, () => null);
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === KEY) show(event.newValue === 'dark' ? 'dark' : 'light');
}

function show(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.dataset.mantineColorScheme = theme;
  for (const listener of listeners) listener(theme);
}
