/** A call that was signed by the product. */
export interface WebhookCall {
  /** The same for every attempt of a call: keep it, and do a call once. */
  id: string;
  /** `pick.released`, `pick.graded`, `subscription.…` or `webhook.test`. */
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** The call is not from the product, or is too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

const TOLERANCE_SECONDS = 5 * 60;

/**
 * Checks a webhook as Standard Webhooks describes and answers what it says. `body` is the text as it came: the signature is
 * over its bytes. Throws `WebhookRefused`.
 */
export async function verifyWebhook(
  body: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  secret: string,
  now = new Date(),
): Promise<WebhookCall> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headerOf(headers, name));
  if (!id || !timestamp || !signatures) throw new WebhookRefused('A header of the signature is missing');
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) throw new WebhookRefused('The call is too old, or from the future');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const key = await keyOf(secret);
  for (const each of signatures.split(' ')) {
    const [version, signature = ''] = each.split(',');
    // WebCrypto compares in constant time.
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)))
      return { id, ...(JSON.parse(body) as Omit<WebhookCall, 'id'>) };
  }
  throw new WebhookRefused('The signature is not that of this body and secret');
}

function keyOf(secret: string): Promise<CryptoKey> {
  const raw = bytesOf(secret.replace(/^whsec_/, ''));
  return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Empty for what is not base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function headerOf(
  headers: Headers | Record<string, string | string[] | undefined>,
  name: string,
): string | null {
  const header = `webhook-${name}`;
  const value = headers instanceof Headers ? headers.get(header) : headers[header];
  return typeof value === 'string' ? value : null;
}
