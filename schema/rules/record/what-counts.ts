/** What the record counts, in the same words on its page and in the house rules. */
export const WHAT_COUNTS =
  'A pick counts if it was sealed before its game started. Picks from before the log began count too, and are marked as unproven. Picks posted after the start are marked as late and never count.';
