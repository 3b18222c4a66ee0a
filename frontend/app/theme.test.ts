import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';

/** What each page runs before it is painted, as it is shipped. */
const BEFORE_PAINT = readFileSync('frontend/public/before-paint.js', 'utf8');
const root = document.documentElement;

afterAll(() => {
  root.classList.remove('dark');
  localStorage.clear();
});

test.each([
  [null, 'light'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['purple', 'light'],
])('stored as %s, the first paint is %s', (stored, theme) => {
  localStorage.clear();
  root.classList.toggle('dark', theme === 'light');
  if (stored) localStorage.setItem('theme', stored);
  const script = document.createElement('script');
  script.textContent = BEFORE_PAINT;
  document.head.append(script);
  expect(root.classList.contains('dark')).toBe(theme === 'dark');
  expect(root.dataset.mantineColorScheme).toBe(theme);
});
