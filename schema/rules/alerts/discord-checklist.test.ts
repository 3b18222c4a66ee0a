import { expect, test } from '@jest/globals';
import { discordChecklist } from './discord-checklist.ts';
import { type Overwrite, PERMISSIONS, type ServerFacts } from './discord-server.ts';

const {
  VIEW_CHANNEL: SEE,
  SEND_MESSAGES,
  EMBED_LINKS,
  READ_MESSAGE_HISTORY,
  MANAGE_ROLES,
  CREATE_INVITE,
} = PERMISSIONS;
const POST = SEE | SEND_MESSAGES | EMBED_LINKS | READ_MESSAGE_HISTORY;
const role = (id: string, position: number, permissions = 0n) => ({
  ...{ id, position, permissions, name: id, managed: false },
});
const SET_UP = { roles: { PLUS: 'plus', VIP: 'vip' }, channels: { VIP: 'vip-picks' } };

/** A server in which everything is right. */
function server(): ServerFacts {
  return {
    serverId: 'server',
    name: 'Picks',
    bot: { id: 'bot', roles: ['bot-role'] },
    roles: [
      role('server', 0, SEE),
      role('plus', 1),
      role('vip', 2),
      role('bot-role', 3, POST | MANAGE_ROLES | CREATE_INVITE),
    ],
    channels: [
      {
        id: 'vip-picks',
        name: 'vip-picks',
        overwrites: [
          { id: 'server', allow: 0n, deny: SEE },
          { id: 'vip', allow: SEE, deny: 0n },
          { id: 'bot-role', allow: SEE, deny: 0n },
        ],
      },
    ],
    listsMembers: true,
  };
}

const wrong = (facts: ServerFacts) => discordChecklist(facts, SET_UP).flatMap(({ advice }) => advice ?? []);

test('nothing is missing where all is right', () => {
  expect(wrong(server())).toEqual([]);
  expect(discordChecklist(server(), SET_UP)).toHaveLength(7);
});

const setOverwrites = (facts: ServerFacts, change: (given: readonly Overwrite[]) => readonly Overwrite[]) =>
  Object.assign(facts, {
    channels: facts.channels.map((one) => ({ ...one, overwrites: change(one.overwrites) })),
  });
const roleIn = (facts: ServerFacts, id: string) =>
  facts.roles.find((one) => one.id === id) as { position: number; permissions: bigint; managed: boolean };

test.each<[string, (facts: ServerFacts) => unknown, RegExp[]]>([
  ['the bot is elsewhere', (facts) => Object.assign(facts, { bot: null }), [/Invite it/]],
  [
    'the bot may do nothing',
    (facts) => Object.assign(roleIn(facts, 'bot-role'), { permissions: POST }),
    [/Manage Roles/, /Create Invite/],
  ],
  ['the intent is off', (facts) => Object.assign(facts, { listsMembers: false }), [/Server Members Intent/]],
  [
    'the bot stands below',
    (facts) => Object.assign(roleIn(facts, 'bot-role'), { position: 1.5 }),
    [/above vip/],
  ],
  ['a role is a bot’s', (facts) => Object.assign(roleIn(facts, 'plus'), { managed: true }), [/of its own/]],
  [
    'a role is gone',
    (facts) => Object.assign(facts, { roles: facts.roles.filter(({ id }) => id !== 'plus') }),
    [/DISCORD_ROLES/],
  ],
  ['the channel is gone', (facts) => Object.assign(facts, { channels: [] }), [/DISCORD_CHANNELS/]],
  [
    'the bot cannot post',
    (facts) => Object.assign(roleIn(facts, 'bot-role'), { permissions: MANAGE_ROLES | CREATE_INVITE }),
    [/Allow the bot in #vip-picks: Send Messages, Embed Links/],
  ],
  ['everyone reads it', (facts) => setOverwrites(facts, () => []), [/Everyone in the server reads/]],
  [
    'a lower plan reads it',
    (facts) => setOverwrites(facts, (given) => [...given, { id: 'plus', allow: SEE, deny: 0n }]),
    [/Plus members read/],
  ],
  [
    'a lower plan is of administrators',
    (facts) => Object.assign(roleIn(facts, 'plus'), { permissions: PERMISSIONS.ADMINISTRATOR }),
    [/Plus members read/],
  ],
  [
    'its own plan does not',
    (facts) => setOverwrites(facts, (given) => given.filter(({ id }) => id !== 'vip')),
    [/VIP members do not see/],
  ],
])('%s', (_what, change, advice) => {
  const facts = server();
  change(facts);
  expect(wrong(facts)).toEqual(advice.map((words) => expect.stringMatching(words)));
});
