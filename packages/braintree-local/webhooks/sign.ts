import { createHash, createHmac } from 'node:crypto';
import { MERCHANT } from '../merchant.ts';

/** `bt_signature` and `bt_payload` of a notification document: HMAC-SHA1 keyed with the SHA-1 of the private key. */
export function sign(xml: string): { signature: string; payload: string } {
  const lines = Buffer.from(xml)
    .toString('base64')
    .replace(/(.{60})/g, '$1\n');
  const payload = `${lines}\n`;
  const key = createHash('sha1').update(MERCHANT.privateKey).digest();
  const digest = createHmac('sha1', key).update(payload).digest('hex');
  return { signature: `${MERCHANT.publicKey}|${digest}`, payload };
}
