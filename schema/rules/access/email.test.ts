import { expect, test } from '@jest/globals';
import { looksLikeEmail, maskedEmail } from './email.ts';

test.each([
  ['ann@example.com', true],
  ['ann.b+picks@mail.example.co.uk', true],
  ['ünï@example.com', true],
  ['ann@localhost', true],
  ['a@\u200bb.test', false],
  ['a\u202e@b.test', false],
  ['a\u0000@b.test', false],
  ['a\ud800@b.test', false],
  ['', false],
  ['ann', false],
  ['ann@', false],
  ['@example.com', false],
  ['ann @example.com', false],
  ['ann@exam@ple.com', false],
  [`${'a'.repeat(250)}@b.com`, false],
])('%s can be an address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected);
});

test.each([
  ['jane@gmail.com', 'j•••@g•••.com'],
  ['j@x.co.uk', 'j•••@x•••.uk'],
  ['someone@localhost', 's•••@l•••'],
  ['"a@b"@example.org', '"•••@e•••.org'],
  ['émile@exemple.fr', 'é•••@e•••.fr'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
