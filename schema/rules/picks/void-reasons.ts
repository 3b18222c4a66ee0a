/** The only reasons for which a pick is void. */
export const VOID_REASONS = ['POSTPONED', 'ABANDONED', 'NO_ACTION', 'WRONG_LINE'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

export const VOID_REASON_TEXTS: Record<VoidReason, { label: string; text: string }> = {
  POSTPONED: {
    label: 'Postponed',
    text: 'The game was not played on its day, nor on the day after it.',
  },
  ABANDONED: {
    label: 'Abandoned',
    text: 'The game began and was not finished, and the league gave no final score within two days.',
  },
  NO_ACTION: {
    label: 'No action',
    text: 'The bet is on a player or a starting pitcher who did not take part.',
  },
  WRONG_LINE: {
    label: 'Line was not offered',
    text: 'The line or price was mistyped: no book offered it when the pick was posted. The note says what was offered.',
  },
};
