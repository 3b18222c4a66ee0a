/** How the record counts a pick that is posted and decided. */
export const RECORD_KINDS = ['WIN', 'LOSS', 'PUSH', 'VOID', 'LATE', 'WITHDRAWN', 'OVERDUE'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** How a pick counts, as it is shown. What is beside the record has no tone. */
export const RECORD_KIND_TEXTS: Record<RecordKind, { label: string; tone: 'win' | 'loss' | 'plain' }> = {
  WIN: { label: 'Win', tone: 'win' },
  LOSS: { label: 'Loss', tone: 'loss' },
  PUSH: { label: 'Push', tone: 'plain' },
  VOID: { label: 'Void', tone: 'plain' },
  LATE: { label: 'Posted late', tone: 'plain' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'plain' },
  OVERDUE: { label: 'Opened late', tone: 'loss' },
};
