import { teamKey } from './game-sides.ts';
import { plainText } from './reading/plain-text.ts';

/** Whether each word that was typed begins a word of the text: 'lak bos' finds Los Angeles Lakers @ Boston Celtics. */
export function hasWords(text: string, typed: string): boolean {
  const words = parts(text);
  return parts(typed).every((part) => words.some((word) => word.startsWith(part)));
}

/** Signs and points stay: -110 is no 110. Brackets around a price and other ways to write a sign or a half are no part of it. */
function parts(text: string): string[] {
  return plainText(text)
    .replaceAll(/[()[\]]/g, ' ')
    .split(/\s+/)
    .map((word) => (/\d/.test(word) ? word : teamKey(word)))
    .filter(Boolean);
}
