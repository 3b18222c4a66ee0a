import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { areSubscriptionKeys, encrypt, MAX_MESSAGE_BYTES, newKeyPair } from './encrypt.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  message: 'When I grow up, I want to be a watermelon',
  ourPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  theirPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the message of RFC 8291 is encrypted to the byte', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes(RFC.ourPrivate));
  const encrypted = encrypt(Buffer.from(RFC.message), RFC.keys, { pair, salt: bytes(RFC.salt) });
  expect(encrypted.toString('base64url')).toBe(RFC.encrypted);
});

/** What a browser does, by the RFC's own steps. */
function decrypt(encrypted: Buffer): string {
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(bytes(RFC.theirPrivate));
  const [salt, sender, text] = [
    encrypted.subarray(0, 16),
    encrypted.subarray(21, 86),
    encrypted.subarray(86),
  ];
  const derived = (key: Buffer, base: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, base, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = derived(browser.computeSecret(sender), bytes(RFC.keys.auth), info, 32);
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(text.subarray(-16));
  const record = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  expect(record.at(-1)).toBe(2);
  return record.subarray(0, -1).toString();
}

test('two messages with one key pair differ in salt and text, and the browser reads both', () => {
  const pair = newKeyPair();
  const message = Buffer.from('Celtics −4.5');
  const [first, second] = [encrypt(message, RFC.keys, { pair }), encrypt(message, RFC.keys, { pair })];
  expect(first.equals(second)).toBe(false);
  expect([decrypt(first), decrypt(second)]).toEqual(['Celtics −4.5', 'Celtics −4.5']);
});

test('a message may be as long as one record holds, which is what every push service takes', () => {
  const longest = Buffer.alloc(MAX_MESSAGE_BYTES, 'a');
  expect(encrypt(longest, RFC.keys)).toHaveLength(4_096);
  expect(() => encrypt(Buffer.alloc(MAX_MESSAGE_BYTES + 1), RFC.keys)).toThrow(RangeError);
});

describe('keys that no browser made', () => {
  const { p256dh, auth } = RFC.keys;
  const notOnTheCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  test.each([
    ['a point that is not on the curve', { p256dh: notOnTheCurve, auth }],
    ['a point that is too short', { p256dh: p256dh.slice(0, 80), auth }],
    ['a secret that is too long', { p256dh, auth: `${auth}AA` }],
    ['other characters', { p256dh, auth: '"><script>alert(1)' }],
    ['nothing', { p256dh: '', auth: '' }],
  ])('%s', (_what, keys) => expect(areSubscriptionKeys(keys)).toBe(false));
  test('those of the RFC are taken', () => expect(areSubscriptionKeys(RFC.keys)).toBe(true));
});
