/** How far a Discord account is linked, for its owner. */
export const DISCORD_STATES = ['UNLINKED', 'READY', 'PENDING', 'NO_ROLE', 'NOT_IN_SERVER', 'FAILED'] as const;
export type DiscordState = (typeof DISCORD_STATES)[number];
