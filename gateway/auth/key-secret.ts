import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * A secret: `pk_`, 32 random letters and digits (190 bits), and a checksum of 6, so that leak scanners, and we without
 * asking the database, can tell a key from other text.
 */
const SECRET = /^pk_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;
const SECRET_WITHIN = /(?<![0-9A-Za-z])pk_[0-9A-Za-z]{38}(?![0-9A-Za-z])/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** How much of a secret is shown: 166 bits stay unknown. */
const SHOWN_CHARACTERS = 7;

export function newSecret(): string {
  const random = Array.from({ length: 32 }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `pk_${random}${checkOf(random)}`;
}

/** Whether a token looks like one of our keys, complete or not. */
export function isKeyLike(token: string): boolean {
  return token.startsWith('pk_');
}

/** Whether a token is complete: its checksum matches. */
export function isWhole(token: string): boolean {
  const [, random, check] = SECRET.exec(token) ?? [];
  return random !== undefined && check === checkOf(random);
}

/** Whether a text contains a key. */
export function holdsSecret(text: string): boolean {
  return SECRET_WITHIN.test(text);
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function prefixOf(secret: string): string {
  return secret.slice(0, SHOWN_CHARACTERS);
}

/** CRC-32 in base 62, six digits. */
function checkOf(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let place = 0; place < 6; place += 1) {
    digits = (DIGITS[rest % DIGITS.length] ?? '') + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
