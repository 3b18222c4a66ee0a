import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Member } from './persons.ts';

/** All that a browser keeps of somebody who is signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the folder keeps of a member; `enter` makes it the first time, and always when there is no folder. */
export async function keptIn(
  folder: string | undefined,
  member: Member,
  enter: () => Promise<SignedIn>,
): Promise<SignedIn> {
  if (!folder) return enter();
  const file = join(folder, `${member}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const state = await enter();
  mkdirSync(folder, { recursive: true });
  // Files run side by side: nobody may read half of it.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(state));
  renameSync(aside, file);
  return state;
}
