import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';

const MAC_BYTES = 12;

/** A position in a list as clients carry it: opaque, and signed for one list and order. */
export function cursorOf(list: string, place: readonly string[], signingKey: string): string {
  const text = Buffer.from(JSON.stringify(place));
  return Buffer.concat([macOf(list, text, signingKey), text]).toString('base64url');
}

/** The position that a cursor of this list names. Throws BAD_USER_INPUT. */
export function placeOf(list: string, cursor: string, signingKey: string): string[] {
  const bytes = Buffer.from(cursor, 'base64url');
  const [mac, text] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)];
  if (mac.length < MAC_BYTES || !timingSafeEqual(mac, macOf(list, text, signingKey)))
    throw new AppError(
      'BAD_USER_INPUT',
      'This cursor does not belong to this list or order. Start without a cursor.',
    );
  return JSON.parse(text.toString()) as string[];
}

/** The purpose is signed too, so that no other signature by this key passes as a cursor. */
function macOf(list: string, text: Buffer, signingKey: string): Buffer {
  return createHmac('sha256', signingKey)
    .update(`cursor\n${list}\n`)
    .update(text)
    .digest()
    .subarray(0, MAC_BYTES);
}
