import type { Page } from 'playwright-core';

/** A subscription whose private key never leaves the page that made it. */
interface OwnSubscription {
  pair: CryptoKeyPair;
  auth: Uint8Array<ArrayBuffer>;
  endpoint: string;
}
type WithSubscription = typeof globalThis & { ownSubscription: OwnSubscription };

/**
 * No browser without the internet has a push service, so the local one answers in its place. With this the browser makes the keys, as it
 * does at a real service, and the local one can no longer read what arrives.
 */
export async function makeOwnKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      if (input !== '/local/push/devices') return send(input, init);
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, [
        'deriveBits',
      ]);
      const auth = crypto.getRandomValues(new Uint8Array(16));
      const text = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replace(/=+$/, '');
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
      const keys = { p256dh: text(point), auth: text(auth) };
      const body = JSON.stringify({ ...JSON.parse(String(init?.body)), keys });
      const answer = await send(input, { ...init, body });
      const { endpoint } = await answer.clone().json();
      (globalThis as WithSubscription).ownSubscription = { pair, auth, endpoint };
      return answer;
    };
  });
}

/** The number of the page's device at the local push service. */
export function deviceIdOf(page: Page): Promise<string> {
  return page.evaluate(
    () => (globalThis as WithSubscription).ownSubscription.endpoint.split('/').at(-1) ?? '',
  );
}

/** Reads a message with the keys of the page, in the page (RFC 8291, one record of RFC 8188). */
export function decryptInPage(page: Page, sealed: string): Promise<string> {
  return page.evaluate(async (body) => {
    const { pair, auth } = (globalThis as WithSubscription).ownSubscription;
    const { subtle } = crypto;
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    const [salt, point, record] = [bytes.slice(0, 16), bytes.slice(21, 86), bytes.slice(86)];
    const utf8 = new TextEncoder();
    const derived = async (secret: BufferSource, from: BufferSource, info: BufferSource, length: number) => {
      const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
      return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: from, info }, key, length);
    };
    const sender = await subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
    const shared = await subtle.deriveBits({ name: 'ECDH', public: sender }, pair.privateKey, 256);
    const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
    const keyInfo = new Uint8Array([...utf8.encode('WebPush: info\0'), ...own, ...point]);
    const secret = await derived(shared, auth, keyInfo, 256);
    const bits = await derived(secret, salt, utf8.encode('Content-Encoding: aes128gcm\0'), 128);
    const iv = await derived(secret, salt, utf8.encode('Content-Encoding: nonce\0'), 96);
    const key = await subtle.importKey('raw', bits, 'AES-GCM', false, ['decrypt']);
    const clear = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, key, record));
    // After the message comes a 2, then zeros.
    return new TextDecoder().decode(clear.subarray(0, clear.lastIndexOf(2)));
  }, sealed);
}
