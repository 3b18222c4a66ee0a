import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';

/** The sentences of the README's "Try this", as they are written there but for line breaks. */
export function tryThisSentences(): string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, after = ''] = readme.split(/^## Try this\n/m);
  // Up to the tables below the list.
  const [list = ''] = after.split(/^(?:##|\|)/m);
  const items = list.split(/^(?:\d+\. |[-*] |\n(?=\S))/m).map((item) => item.replace(/\s+/g, ' ').trim());
  return items.filter(Boolean).flatMap((item) => item.split(/(?<=[.!?])\s+(?=[A-Z`*[])/));
}
