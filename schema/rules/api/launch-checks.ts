/** What a product needs before the public comes, in the order in which it is done. */
export const LAUNCH_CHECKS = [
  'DOMAIN',
  'DATABASE',
  'SIGN_IN',
  'ACCOUNTS',
  'CARDS',
  'MAIL',
  'DISCORD',
  'OWNER',
  'SELLER',
  'PRICES',
  'SAMPLES',
  'RECORD',
  'WITNESSES',
  'JOBS',
  'BACKUPS',
] as const;
export type LaunchCheckName = (typeof LAUNCH_CHECKS)[number];

/** TO_DO: it works, and something is still to be done; UNKNOWN: only a person can tell. */
export const LAUNCH_STATES = ['READY', 'TO_DO', 'BROKEN', 'UNKNOWN'] as const;
export type LaunchState = (typeof LAUNCH_STATES)[number];

/** A backup that is older than this is missed: they are made daily. */
export const OLDEST_BACKUP_HOURS = 26;
