import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS, now } from '../clock.ts';
import { Refused } from '../http/answer.ts';
import { MERCHANT } from '../merchant.ts';
import { randomText } from '../vault/ids.ts';

const HEADER = encode({ typ: 'JWT', alg: 'HS256' });

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signature(signed: string): Buffer {
  return createHmac('sha256', MERCHANT.privateKey).update(signed).digest();
}

/** The authorization fingerprint of a client token, valid for 24 hours; opaque to the browser. */
export function fingerprint(): string {
  const payload = encode({
    exp: Math.floor((now().getTime() + DAY_MS) / 1000),
    jti: randomText(20),
    sub: MERCHANT.id,
    iss: 'local-braintree',
    merchant: { public_id: MERCHANT.id, verify_card_by_default: false },
    rights: ['manage_vault'],
    scope: ['Braintree:Vault'],
  });
  const signed = `${HEADER}.${payload}`;
  return `${signed}.${signature(signed).toString('base64url')}`;
}

/** Refuses anything but a valid fingerprint with 401. */
export function authorize(credential: string | null): void {
  if (!credential) throw new Refused(401, 'Authorization is missing.');
  const [header, payload = '', given = ''] = credential.split('.');
  const expected = signature(`${header}.${payload}`);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw new Refused(401, 'Authorization is invalid.');
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp: number };
  if (exp * 1000 <= now().getTime()) throw new Refused(401, 'The client token has expired.');
}
