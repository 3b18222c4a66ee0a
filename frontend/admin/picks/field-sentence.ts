/** A refusal under its own field, which shows what was typed: 'Write -110, +150 or 1.91'. */
export function fieldSentence(reason: string): string {
  const words = reason.replace(/^(?:says ".*?"|is empty); /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
