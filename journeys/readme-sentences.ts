import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';

/** The sentence with which the clock is moved a month ahead. */
const MONTH = /^Last, move the clock a month ahead/;

/** The sentences of the README's "Try this", and apart from them those about the month ahead at its end. */
export function readmeSentences(): { first: string[]; month: string[] } {
  const sentences = tryThisSentences();
  const at = sentences.findIndex((sentence) => MONTH.test(sentence));
  if (at < 0) throw new Error(`No sentence of "Try this" matches ${MONTH}`);
  return { first: sentences.slice(0, at), month: sentences.slice(at) };
}

/** As they are written there but for line breaks. */
function tryThisSentences(): string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, after = ''] = readme.split(/^## Try this\n/m);
  // Up to the tables below the list.
  const [list = ''] = after.split(/^(?:##|\|)/m);
  const items = list.split(/^(?:\d+\. |[-*] |\n(?=\S))/m).map((item) => item.replace(/\s+/g, ' ').trim());
  return items.filter(Boolean).flatMap((item) => item.split(/(?<=[.!?])\s+(?=[A-Z`*[])/));
}
