import { createHash, createHmac } from 'node:crypto';
import type { Merchant } from '../merchant/merchants.ts';

/** HMAC-SHA1 keyed with the SHA-1 of the private key, as every Braintree SDK computes it. */
export function digest(privateKey: string, text: string): string {
  const key = createHash('sha1').update(privateKey).digest();
  return createHmac('sha1', key).update(text).digest('hex');
}

/** `bt_signature` and `bt_payload` of a notification document. */
export function sign(merchant: Merchant, xml: string): { signature: string; payload: string } {
  const payload = `${Buffer.from(xml)
    .toString('base64')
    .replace(/(.{60})/g, '$1\n')}\n`;
  return { signature: `${merchant.publicKey}|${digest(merchant.privateKey, payload)}`, payload };
}
