import { createHmac, randomInt } from 'node:crypto';
import { MERCHANT } from '../merchant.ts';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A fresh id that the table does not hold yet. */
export function freshId(table: ReadonlyMap<string, unknown>, length: number): string {
  const id = randomText(length);
  return table.has(id) ? freshId(table, length) : id;
}

/** The same 32 letters for the same card number, as the vault promises. */
export function uniqueNumberIdentifier(number: string): string {
  return createHmac('sha256', MERCHANT.id).update(number).digest('hex').slice(0, 32);
}

/** The opaque id of the GraphQL API, made of the kind and the id. */
export function globalId(kind: string, id: string): string {
  return Buffer.from(`${kind}_${id}`).toString('base64url');
}

export function isWellFormedId(id: string): boolean {
  return /^[\w-]+$/.test(id);
}

/** Words that would collide with paths of the API. */
export function isReservedId(id: string): boolean {
  return id === 'new' || id === 'all';
}
