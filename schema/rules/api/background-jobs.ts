/** The parts of the product that background work belongs to, in the order of its page. */
export const JOB_GROUPS = ['MAIL', 'MONEY', 'PICKS', 'FEED', 'RECORD', 'ACCOUNTS'] as const;
export type JobGroup = (typeof JOB_GROUPS)[number];

interface JobWords {
  group: JobGroup;
  /** What it does, as its page says it. */
  words: string;
}

/** Every job of gateway/jobs by its name in logs. */
const JOBS: Record<string, JobWords> = {
  mails: { group: 'MAIL', words: 'Send mails' },
  'pick-alerts': { group: 'MAIL', words: 'Alert members of picks' },
  digests: { group: 'MAIL', words: 'Plan the mails of a day' },
  'weekly-receipts': { group: 'MAIL', words: 'Mail the week’s receipts' },
  'discord-roles': { group: 'MAIL', words: 'Give roles in Discord' },
  'discord-members': { group: 'MAIL', words: 'Compare members with Discord' },
  'trial-ends': { group: 'MAIL', words: 'Remind of trials that end' },
  'expiring-cards': { group: 'MAIL', words: 'Remind of cards that expire' },
  'pauses-ending': { group: 'MAIL', words: 'Remind of pauses that end' },
  'missing-picks': { group: 'MAIL', words: 'Warn of missing picks' },
  'late-openings': { group: 'MAIL', words: 'Warn of picks that open late' },
  'plan-price-notices': { group: 'MAIL', words: 'Announce new prices' },
  'new-devices': { group: 'MAIL', words: 'Announce new devices' },
  'waiting-keys': { group: 'MAIL', words: 'Announce keys that wait' },

  'look-for-due': { group: 'MONEY', words: 'Find plans that are due' },
  webhooks: { group: 'MONEY', words: 'Read the processor’s notifications' },
  'open-attempts': { group: 'MONEY', words: 'Settle charges without an answer' },
  'open-refunds': { group: 'MONEY', words: 'Settle refunds without an answer' },
  'abandoned-purchases': { group: 'MONEY', words: 'Undo abandoned purchases' },
  'hourly-sweep': { group: 'MONEY', words: 'Compare two hours with the processor' },
  'daily-sweep': { group: 'MONEY', words: 'Compare two days with the processor' },
  disputes: { group: 'MONEY', words: 'Compare disputes with the processor' },
  'dispute-replies': { group: 'MONEY', words: 'Send replies to disputes' },
  'service-months': { group: 'MONEY', words: 'Count what members had of plans' },
  'mrr-check': { group: 'MONEY', words: 'Check the figures of revenue' },

  'grade-by-rule': { group: 'PICKS', words: 'Grade by rule' },
  'follow-starts': { group: 'PICKS', words: 'Follow changed starts' },
  'link-games': { group: 'PICKS', words: 'Link picks to games' },
  'late-closes': { group: 'PICKS', words: 'Note late closing prices' },
  'unplayed-games': { group: 'PICKS', words: 'Ask about unplayed games' },

  feed: { group: 'FEED', words: 'Read games, scores and odds' },
  'capture-prices': { group: 'FEED', words: 'Note prices of picks' },
  'old-rounds': { group: 'FEED', words: 'Delete old answers' },

  'record-checkpoints': { group: 'RECORD', words: 'Sign the record' },
  'record-openings': { group: 'RECORD', words: 'Open sealed picks' },
  'record-witnesses': { group: 'RECORD', words: 'Show it to the witnesses' },
  'record-timestamps': { group: 'RECORD', words: 'Have it timestamped' },
  'record-policy': { group: 'RECORD', words: 'Publish the house rules' },
  'record-overdue': { group: 'RECORD', words: 'Count picks that never opened' },
  'record-tiles': { group: 'RECORD', words: 'Check the stored log' },
  'record-sums': { group: 'RECORD', words: 'Recompute the record' },
  'record-rules': { group: 'RECORD', words: 'Check grades and closes' },

  'late-accounts': { group: 'ACCOUNTS', words: 'Delete accounts left behind' },
  'temporary-passwords': { group: 'ACCOUNTS', words: 'End temporary passwords' },
  'account-deletions': { group: 'ACCOUNTS', words: 'Finish account deletions' },
  retention: { group: 'ACCOUNTS', words: 'Delete what is kept no longer' },
  'expired-views': { group: 'ACCOUNTS', words: 'End views as a member' },
  'old-sessions': { group: 'ACCOUNTS', words: 'Delete old sessions' },
  'person-keys': { group: 'ACCOUNTS', words: 'Note who is the same person' },
  'rate-limits': { group: 'ACCOUNTS', words: 'Clear counts of requests' },
  'webhook-events': { group: 'ACCOUNTS', words: 'Plan webhooks to integrators' },
  'webhook-deliveries': { group: 'ACCOUNTS', words: 'Deliver webhooks to integrators' },
  'old-webhooks': { group: 'ACCOUNTS', words: 'Delete old webhooks' },
};

/** What a job does and where it belongs. A job of another version of the product has its name alone. */
export function jobWords(name: string): JobWords {
  return JOBS[name] ?? { group: 'ACCOUNTS', words: name };
}

interface JobRun {
  everySeconds: number;
  tookMs: number | null;
  failingSeconds: number | null;
  isLate: boolean;
  ranSecondsAgo: number | null;
}

/** What is wrong with a job comes before what is slow: a job that takes longer than the pause between two runs. */
export type JobState = 'FAILING' | 'LATE' | 'SLOW' | 'WAITING' | 'ON_TIME';

export function jobState({ everySeconds, tookMs, failingSeconds, isLate, ranSecondsAgo }: JobRun): JobState {
  if (failingSeconds !== null) return 'FAILING';
  if (isLate) return 'LATE';
  if (tookMs !== null && tookMs > everySeconds * 1_000) return 'SLOW';
  return ranSecondsAgo === null ? 'WAITING' : 'ON_TIME';
}
