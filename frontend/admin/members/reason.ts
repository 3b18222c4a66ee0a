const LONGEST = 200;

/** Who can read a reason; no email quotes one. */
export const REASON_READERS = {
  /** The download has the audit log of the account and the events of its plans. */
  dataDownload: 'Kept in the account history. No email quotes it, but the member’s data download has it.',
  /** It is the text of the line of the refund's invoice. */
  invoice: 'The member reads it on the invoice of the refund.',
  /** The entry is about an account that is gone. */
  adminsOnly: 'Kept in the audit log. The member does not see it.',
  /** The page of prices lists it. */
  prices: 'Kept in the audit log and below. Members do not see it.',
};

/** The reason is kept in the audit log for good (gateway/admin/acts/do-act.ts). */
export function typedReasonProblem(reason: string): string | null {
  if (!reason.trim()) return 'A reason is required';
  return reason.trim().length > LONGEST ? `A reason has at most ${LONGEST} characters` : null;
}
