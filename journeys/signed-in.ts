import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Member } from './persons.ts';

/** All that a browser keeps of somebody who is signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export type SignIns = {
  of(member: Member): SignedIn | undefined;
  keep(member: Member, state: SignedIn): void;
};

/** Who has signed in: kept in the folder for all who are given it, else for its holder alone. */
export function keptSignIns(folder?: string): SignIns {
  const own = new Map<Member, SignedIn>();
  if (!folder) return { of: (member) => own.get(member), keep: (member, state) => own.set(member, state) };
  const fileOf = (member: Member) => join(folder, `${member}.json`);
  return {
    of: (member) =>
      existsSync(fileOf(member)) ? JSON.parse(readFileSync(fileOf(member), 'utf8')) : undefined,
    keep: (member, state) => {
      mkdirSync(folder, { recursive: true });
      // Files run side by side: nobody may read half of it.
      const aside = `${fileOf(member)}.${process.pid}`;
      writeFileSync(aside, JSON.stringify(state));
      renameSync(aside, fileOf(member));
    },
  };
}
