import { expect, test } from '@jest/globals';
import { oneMailbox } from './one-mailbox.ts';

test.each([
  ['Jane.Doe+trial2@Gmail.com', 'janedoe@gmail.com'],
  [' j.a.n.e.d.o.e@googlemail.com ', 'janedoe@gmail.com'],
  ['jane.doe+x@outlook.com', 'jane.doe@outlook.com'],
  ['jane@hotmail.com', 'jane@hotmail.com'],
  ['jane+a@me.com', 'jane@icloud.com'],
  ['j.ane+a@pm.me', 'jane@proton.me'],
  ['jane-offers@yahoo.com', 'jane@yahoo.com'],
  ['jane-doe@gmail.com', 'jane-doe@gmail.com'],
  // Nobody knows what a dot or a plus means elsewhere.
  ['Jane.Doe+x@Example.org', 'jane.doe+x@example.org'],
])('%s reaches %s', (typed, mailbox) => expect(oneMailbox(typed)).toBe(mailbox));
