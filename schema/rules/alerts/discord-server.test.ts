import { expect, test } from '@jest/globals';
import { mayDo, type Overwrite, PERMISSIONS, type ServerRole } from './discord-server.ts';

const { VIEW_CHANNEL: SEE, SEND_MESSAGES: SEND, ADMINISTRATOR } = PERMISSIONS;
const role = (id: string, permissions = 0n): ServerRole => ({
  ...{ id, permissions, name: id, position: 1, managed: false },
});
const allow = (id: string, bits: bigint): Overwrite => ({ id, allow: bits, deny: 0n });
const deny = (id: string, bits: bigint): Overwrite => ({ id, allow: 0n, deny: bits });

test.each<[string, { everyone?: bigint; roles?: string[]; overwrites?: Overwrite[] }, boolean]>([
  ['everybody may', { everyone: SEE | SEND }, true],
  ['nobody may', { everyone: SEE }, false],
  ['a role may', { everyone: SEE, roles: ['sender'] }, true],
  [
    'an exception takes it from everybody',
    { everyone: SEE | SEND, overwrites: [deny('server', SEND)] },
    false,
  ],
  [
    'a role gets it back',
    { everyone: SEE | SEND, roles: ['plain'], overwrites: [deny('server', SEND), allow('plain', SEND)] },
    true,
  ],
  [
    'of two roles the one that allows wins',
    { everyone: SEE, roles: ['plain', 'sender'], overwrites: [deny('plain', SEND), allow('sender', SEND)] },
    true,
  ],
  ['the exception of the member wins', { everyone: SEE | SEND, overwrites: [deny('ann', SEND)] }, false],
  ['who cannot see it can do nothing', { everyone: SEE | SEND, overwrites: [deny('server', SEE)] }, false],
  ['an administrator can', { roles: ['admin'], overwrites: [deny('server', SEE | SEND)] }, true],
])('%s', (_name, { everyone = 0n, roles = [], overwrites = [] }, may) => {
  const server = {
    serverId: 'server',
    roles: [role('server', everyone), role('plain'), role('sender', SEND), role('admin', ADMINISTRATOR)],
  };
  const channel = { id: 'channel', name: 'picks', overwrites };
  expect(mayDo(server, { id: 'ann', roles }, 'SEND_MESSAGES', channel)).toBe(may);
});
