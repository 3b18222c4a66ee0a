const byTier = (first: number) =>
  ['plus', 'premium', 'vip'].map((tier, at) => `${tier}:${BigInt(first) * 10n ** 15n + BigInt(at)}`).join();

/** Variables of a process whose Discord is set up. Nobody answers at its address: what idles never asks Discord. */
export const DISCORD_SETTINGS = {
  DISCORD_CLIENT_ID: '100000000000000010',
  DISCORD_CLIENT_SECRET: 's',
  DISCORD_BOT_TOKEN: 't',
  DISCORD_SERVER_ID: '100000000000000011',
  DISCORD_ROLES: byTier(200),
  DISCORD_CHANNELS: byTier(300),
  DISCORD_URL: 'http://127.0.0.1:1',
};
