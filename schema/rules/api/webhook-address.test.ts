import { describe, expect, test } from '@jest/globals';
import { webhookAddressProblem } from './webhook-address.ts';

describe('an address on the internet', () => {
  test.each([
    'https://example.com/hooks',
    'https://example.com:8443/hooks?tenant=7',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
  ])('%s is taken', (address) => expect(webhookAddressProblem(address, false)).toBeNull());

  test.each([
    ['', 'not an address'],
    ['example.com', 'not an address'],
    ['http://example.com/', 'https'],
    ['ftp://example.com/', 'https'],
    ['https://user:secret@example.com/', 'password'],
    ['https://example.com/#part', '#'],
    ['https://example.com:22/', 'ports'],
    ['https://example.com:5432/', 'ports'],
    [`https://example.com/${'a'.repeat(1_000)}`, '1000 characters'],
    ['https://localhost/', 'internet'],
    ['https://LOCALHOST./', 'internet'],
    ['https://api.localhost/', 'internet'],
    ['https://database/', 'internet'],
    ['https://metadata.google.internal/', 'internet'],
    ['https://printer.local/', 'internet'],
    ['https://127.0.0.1/', 'internet'],
    ['https://127.1/', 'internet'],
    ['https://2130706433/', 'internet'],
    ['https://0x7f000001/', 'internet'],
    ['https://0177.0.0.1/', 'internet'],
    ['https://①②⑦.0.0.1/', 'internet'],
    ['https://[::1]/', 'internet'],
  ])('%s is not', (address, why) => expect(webhookAddressProblem(address, false)).toContain(why));
});

describe('in development loopback may be called, also without TLS', () => {
  test.each(['http://localhost:3000/hooks', 'http://127.0.0.1:3000/', 'https://[::1]:9/'])('%s', (address) =>
    expect(webhookAddressProblem(address, true)).toBeNull(),
  );
  test.each(['ftp://localhost/', 'http://example.com/', 'http://10.0.0.1/', 'https://database/'])(
    'but not %s',
    (address) => expect(webhookAddressProblem(address, true)).not.toBeNull(),
  );
});
