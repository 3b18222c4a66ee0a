import { createHmac, timingSafeEqual } from 'node:crypto';
import { now } from '../clock.ts';
import { Refused } from '../http/answer.ts';
import type { Params } from '../http/params.ts';
import type { Merchant } from '../merchant/merchants.ts';
import { randomText } from '../vault/ids.ts';
import { DAY_MS } from '../vault/time.ts';

/** What a client token lets a browser do, for 24 hours. */
export interface Grant {
  merchantId: string;
  customerId: string | null;
  options: Params;
  domains: string[];
  expiresAt: number;
}

const header = encode({ typ: 'JWT', alg: 'HS256' });

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signature(merchant: Merchant, signed: string): Buffer {
  return createHmac('sha256', merchant.privateKey).update(signed).digest();
}

/** The authorization fingerprint: a signed statement of the grant, opaque to the browser. */
export function fingerprint(merchant: Merchant, grant: Omit<Grant, 'merchantId' | 'expiresAt'>): string {
  const payload = encode({
    exp: Math.floor((now().getTime() + DAY_MS) / 1000),
    jti: randomText(20),
    sub: merchant.id,
    iss: 'local-braintree',
    merchant: { public_id: merchant.id, verify_card_by_default: false },
    rights: ['manage_vault'],
    scope: ['Braintree:Vault'],
    ...grant,
  });
  const signed = `${header}.${payload}`;
  return `${signed}.${signature(merchant, signed).toString('base64url')}`;
}

/** Checks a fingerprint or tokenization key; refuses with 401 or, for another merchant, 403. */
export function authorize(merchant: Merchant, credential: string | undefined): Grant {
  if (!credential) throw new Refused(401, 'Authorization is missing.');
  if (merchant.tokenizationKeys.includes(credential)) return anonymous(merchant);
  const [head, payload = '', given = ''] = credential.split('.');
  const expected = signature(merchant, `${head}.${payload}`);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    throw new Refused(401, 'Authorization is invalid.');
  }
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Omit<
    Grant,
    'merchantId'
  > & {
    exp: number;
  };
  if (claims.exp * 1000 <= now().getTime()) throw new Refused(401, 'The client token has expired.');
  return { ...claims, merchantId: merchant.id, expiresAt: claims.exp * 1000 };
}

function anonymous(merchant: Merchant): Grant {
  return {
    merchantId: merchant.id,
    customerId: null,
    options: {},
    domains: [],
    expiresAt: Number.MAX_SAFE_INTEGER,
  };
}

/** The merchant that a credential speaks of, before it is checked. */
export function merchantOf(merchants: Merchant[], credential: string): Merchant | undefined {
  const byKey = merchants.find(({ tokenizationKeys }) => tokenizationKeys.includes(credential));
  if (byKey) return byKey;
  try {
    const claims = JSON.parse(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      sub?: string;
    };
    return merchants.find(({ id }) => id === claims.sub);
  } catch {
    // Not a fingerprint at all: nobody's credential.
    return undefined;
  }
}
