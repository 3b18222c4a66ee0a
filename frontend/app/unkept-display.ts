import type { SetDisplayInput } from '#frontend/generated/graphql.ts';
import { sharedStorage } from './browser-storage.ts';
import { UNKEPT } from './display.ts';

/** What was chosen on this device and no account keeps yet. */
interface UnkeptDisplay {
  /** The member whose account could not be reached; null: a visitor. */
  owner: string | null;
  input: SetDisplayInput;
}

export function unkeptOf(owner: string | null): SetDisplayInput {
  const unkept = sharedStorage.readJson<UnkeptDisplay>(UNKEPT);
  return unkept?.owner === owner ? unkept.input : {};
}

/** Later choices of the same owner are added; those of another owner are replaced. */
export function rememberUnkept(owner: string | null, input: SetDisplayInput): void {
  sharedStorage.writeJson(UNKEPT, { owner, input: { ...unkeptOf(owner), ...input } });
}

export function forgetUnkept(): void {
  sharedStorage.remove(UNKEPT);
}
