import { createHmac, randomInt } from 'node:crypto';

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

function random(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A fresh id that the table does not hold yet; lengths as Braintree's own ids have them. */
export function freshId(
  table: ReadonlyMap<string, unknown>,
  kind: 'customer' | 'token' | 'transaction',
): string {
  const id = kind === 'customer' ? String(randomInt(1e10, 1e11)) : random(letters, kind === 'token' ? 7 : 8);
  return table.has(id) ? freshId(table, kind) : id;
}

export function randomText(length: number): string {
  return random(letters, length);
}

/** The same 32 letters for the same card number within one merchant, as the vault promises. */
export function uniqueNumberIdentifier(merchantId: string, number: string): string {
  return createHmac('sha256', merchantId).update(number).digest('hex').slice(0, 32);
}

/** The opaque id of the GraphQL API, made of the kind and the id. */
export function globalId(kind: string, id: string): string {
  return Buffer.from(`${kind}_${id}`).toString('base64url');
}

const idPattern = /^[\w-]+$/;

export function isWellFormedId(id: string): boolean {
  return idPattern.test(id);
}

/** Words that would collide with paths of the API. */
export function isReservedId(id: string): boolean {
  return id === 'new' || id === 'all';
}
