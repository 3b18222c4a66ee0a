import { createHash } from 'node:crypto';
import { networkOf } from './network.ts';

export type QuotaOwnerKind = 'visitor' | 'member' | 'staff' | 'key';

/** Whose quota of cost points an operation uses. */
export interface QuotaOwner {
  kind: QuotaOwnerKind;
  /** The network of a visitor, the uid of a member or of one of the staff, the hash of a key. */
  id: string;
}

export function visitorAt(ip: string): QuotaOwner {
  return { kind: 'visitor', id: networkOf(ip) };
}

export function quotaOwnerName({ kind, id }: QuotaOwner): string {
  return `${kind}:${id}`;
}

/** The key in the database. Addresses are stored hashed. */
export function quotaKey({ kind, id }: QuotaOwner): string {
  return `${kind}:${createHash('sha256').update(id).digest('hex')}`;
}
