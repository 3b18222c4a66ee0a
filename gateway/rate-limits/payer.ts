import { createHash } from 'node:crypto';
import type { PayerKind } from '#gateway/graphql/limits.ts';
import { networkOf } from './network.ts';

/** Who pays for an operation: each has points of their own. */
export interface Payer {
  kind: PayerKind;
  /** The network of a visitor, the uid of a member, the hash of a key. */
  id: string;
}

export function visitorAt(ip: string): Payer {
  return { kind: 'visitor', id: networkOf(ip) };
}

export function nameOf({ kind, id }: Payer): string {
  return `${kind}:${id}`;
}

/** How the database knows a payer. Addresses are not kept in readable form. */
export function keyOf({ kind, id }: Payer): string {
  return `${kind}:${createHash('sha256').update(id).digest('hex')}`;
}
