import { expect, test } from '@jest/globals';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['jane@gmail.com', 'j•••@g•••.com'],
  ['j@x.co.uk', 'j•••@x•••.uk'],
  ['someone@localhost', 's•••@l•••'],
  ['"a@b"@example.org', '"•••@e•••.org'],
  ['émile@exemple.fr', 'é•••@e•••.fr'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
