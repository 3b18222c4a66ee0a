/** The last of the 39 migrations that 0001-baseline replaces. A database that ran it has the tables of the baseline. */
const LAST = '0039-imported-picks';
const FIRST = '0001-first-light';
const BASELINE = '0001-baseline';

/** What can be done with a database, by the migrations that it has run. */
type Chain = 'ours' | 'before the baseline';

/**
 * Throws a sentence that says which migrations a database has run and what to do, when they are not those of this build:
 * `known`, or all 39 from before the baseline.
 */
export function chainOf(run: readonly string[], known: readonly string[]): Chain {
  if (run.includes(FIRST) && !run.includes(LAST))
    throw new Error(
      `This database has run the migrations before ${BASELINE} up to ${run.at(-1)}, and only one that has run all of them, up to ${LAST}, can go on. Run "migrate" of the build of November 23, 2026 (commit 328cac23), then this again. Nothing was changed.`,
    );
  const unknown = run.slice(run.indexOf(LAST) + 1).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `This database has run migrations that this build does not have: ${unknown.join(', ')}. Run "migrate" of the newer build that has them, or check that DATABASE_URL names the right database. Nothing was changed.`,
    );
  return run.includes(LAST) && !run.includes(BASELINE) ? 'before the baseline' : 'ours';
}

/** The functions of those migrations, and with them the triggers that call one, are the program's to replace. */
export const FUNCTIONS_BEFORE_THE_BASELINE = [
  'append_only',
  'live_collect',
  'live_send',
  'pick_changed',
  'pick_grades_count',
  'pick_grades_rules',
  'pick_grades_sealed',
  'pick_prices_rules',
  'pick_prices_sealed',
  'pick_regrade',
  'pick_selection',
  'picks_graded',
  'picks_guard',
  'picks_rules',
  'picks_sealed',
  'picks_tell',
  'picks_version_changed',
  'play_limits_never_shorter',
  'reader_changed',
  'record_append',
  'record_cells',
  'record_close',
  'record_count',
  'record_counts_of',
  'record_differences',
  'record_first_start',
  'record_follow',
  'record_head_guard',
  'record_leaf_counted',
  'record_leaf_guard',
  'record_midnight',
  'record_moment',
  'record_most_units',
  'record_next',
  'record_openings_file',
  'record_recount',
  'record_reveal',
  'record_seal',
  'record_seal_price',
  'record_stamp',
  'record_tile_guard',
  'record_void_reasons',
  'record_write',
  'subscription_events_tell',
];
