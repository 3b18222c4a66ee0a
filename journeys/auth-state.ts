import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Member } from './viewers.ts';

/** Everything a browser stores for a signed-in member. */
export type AuthState = Awaited<ReturnType<BrowserContext['storageState']>>;

type AuthStates = {
  of(member: Member): AuthState | undefined;
  keep(member: Member, state: AuthState): void;
};

/** Stored sign-ins: in the folder, shared by everyone who uses it, else in memory. */
export function authStates(folder?: string): AuthStates {
  const own = new Map<Member, AuthState>();
  if (!folder) return { of: (member) => own.get(member), keep: (member, state) => own.set(member, state) };
  const fileOf = (member: Member) => join(folder, `${member}.json`);
  return {
    of: (member) =>
      existsSync(fileOf(member)) ? JSON.parse(readFileSync(fileOf(member), 'utf8')) : undefined,
    keep: (member, state) => {
      mkdirSync(folder, { recursive: true });
      // Test files run in parallel, so a half-written file must never be visible.
      const aside = `${fileOf(member)}.${process.pid}`;
      writeFileSync(aside, JSON.stringify(state));
      renameSync(aside, fileOf(member));
    },
  };
}
