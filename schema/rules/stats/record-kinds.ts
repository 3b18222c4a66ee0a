/** How the record counts a pick that is posted and decided. */
export const RECORD_KINDS = ['WIN', 'LOSS', 'PUSH', 'VOID', 'LATE', 'WITHDRAWN', 'OVERDUE'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
