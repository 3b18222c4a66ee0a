/**
 * Versions `l` that were sealed after their day `d` was opened, as a clock that was set back can bring about: nothing opens them any
 * more, and the verifier counts them as overdue. Where they are sought is appended as a condition. SQL.
 */
export const MISSED_OPENINGS = `record_leaves l
  join record_days d on d.day = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
   and l.kind = 'pick' and l.index > coalesce(d.index, -1)`;
