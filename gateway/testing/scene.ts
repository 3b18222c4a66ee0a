import type { DatabaseProxy } from './database-proxy.ts';
import type { LateCharges } from './late-charges.ts';
import type { MoneyWorld } from './money.ts';
import type { TestUser } from './users.ts';

/** A product with its members and its staff. */
export interface House {
  world: MoneyWorld;
  members: TestUser[];
  admin: TestUser;
  /** An owner besides the admin: what one proposes the other approves. */
  approver: TestUser;
}

/** Who and what a sequence plays with. */
export interface Scene extends House {
  proxy: DatabaseProxy;
  late: LateCharges;
}

/** What came of a step: an answer of the gateway, or what a worker threw. */
export type Answered = Error | { errors?: { extensions: { code: string } }[] };

export function failuresOf(failures: unknown[]): Error[] {
  return failures.map((failure) => (failure instanceof Error ? failure : new Error(String(failure))));
}
