/** What can be told of a pick that a member may read. */
export const RELEASE_KINDS = ['RELEASE', 'EDIT', 'WITHDRAWAL'] as const;

/** The kinds of batches: the news of a pick, the picks of a day, and the results of one. */
export const BATCH_KINDS = [...RELEASE_KINDS, 'DIGEST', 'RECAP'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** From waiting to sent, or to why it was not. */
export const ALERT_STATES = ['WAITING', 'SENDING', 'SENT', 'WITHHELD', 'DROPPED', 'FAILED'] as const;
