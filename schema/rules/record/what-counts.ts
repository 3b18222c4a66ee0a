/** What the record counts, in the same words on its page, which loads no more of the house rules, and in those. */
export const WHAT_COUNTS =
  'A pick counts if it was sealed before its game started. Picks from before the log began count too, and are marked as unproven. Picks posted after the start are marked as late and never count.';
