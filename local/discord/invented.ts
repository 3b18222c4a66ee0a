/** Where the gateway of the local world finds its Discord. */
export const DISCORD_PATH = '/local/discord';

/** The application, as its developer page would name it. */
export const APPLICATION = {
  id: '1170000000000000001',
  name: 'Chalkline',
  secret: 'local-discord-secret',
  botToken: 'local-discord-bot-token',
};

/** People at Discord. None of them is in the server until they link their account. */
export const ACCOUNTS = [
  { id: '1170000000000000101', name: 'third_and_long' },
  { id: '1170000000000000102', name: 'corner_booth' },
  { id: '1170000000000000103', name: 'sunday_slate' },
  { id: '1170000000000000104', name: 'moneyline_mo' },
] as const;

export const SERVER_ID = '1170000000000000200';
export const BOT_ROLE = '1170000000000000210';
export const ROLES = {
  plus: '1170000000000000211',
  premium: '1170000000000000212',
  vip: '1170000000000000213',
} as const;
export const CHANNELS = {
  welcome: '1170000000000000301',
  plus: '1170000000000000311',
  premium: '1170000000000000312',
  vip: '1170000000000000313',
} as const;

const listed = (ids: Record<string, string>) =>
  ['plus', 'premium', 'vip'].map((tier) => `${tier}:${ids[tier]}`).join(',');

/** The gateway's variables for it. */
export function discordEnvironment(origin: string): Record<string, string> {
  return {
    DISCORD_URL: `${origin}${DISCORD_PATH}`,
    DISCORD_CLIENT_ID: APPLICATION.id,
    DISCORD_CLIENT_SECRET: APPLICATION.secret,
    DISCORD_BOT_TOKEN: APPLICATION.botToken,
    DISCORD_SERVER_ID: SERVER_ID,
    DISCORD_ROLES: listed(ROLES),
    DISCORD_CHANNELS: listed(CHANNELS),
  };
}
