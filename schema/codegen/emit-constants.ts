import { writeFileSync } from 'node:fs';
import { TIERS, tierRank } from '#schema/rules/access/tiers.ts';
import { EARLY_CLOSE_SECONDS } from '#schema/rules/market/closes.ts';
import {
  GAME_PART_PATTERN,
  GAME_TOTAL_PATTERN,
  OVER_PATTERN,
  UNDER_PATTERN,
} from '#schema/rules/market/reading/game-part.ts';
import { LEDGER_MONTHS } from '#schema/rules/money/mrr.ts';
import {
  LONGEST_TRIAL_MILLISECONDS,
  TRIAL_MILLISECONDS,
  TRIAL_PAID_WITHIN_MILLISECONDS,
} from '#schema/rules/money/periods.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import { MAX_UNITS } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASONS } from '#schema/rules/picks/void-reasons.ts';
import { MAX_DAYS_MOVED, OVERDUE_AFTER_HOURS } from '#schema/rules/record/record-rules.ts';
import { ODDS_BAND_LIMITS } from '#schema/rules/stats/odds-bands.ts';
import { HOUR } from '#schema/rules/time/durations.ts';

/** Writes what the program of the database needs of schema/rules to the file named on the command line. */
const file = process.argv[2] ?? 'gateway/database/program/constants.sql';

const text = (value: string) => `'${value}'`;
const tiers = TIERS.map(
  (tier) => `(${text(tier)}, ${tierRank(tier) + 1}, ${planOf(tier).earlyAccessMinutes})`,
);
const bands = ODDS_BAND_LIMITS.map(([band, limit]) => `when odds < ${limit} then ${text(band)}`);

// In hours: a day of a session's time zone may have 23.
const interval = (milliseconds: number) => `select interval '${milliseconds / HOUR} hours'`;

const constant = (name: string, type: string, value: string) =>
  `create or replace function rules_${name} returns ${type} language sql immutable as $$ ${value} $$;`;

writeFileSync(
  file,
  `-- Rules that SQL shares with schema/rules. Written by npm run codegen; do not edit.

-- The plans in their order, and how much earlier than the rest each reads a pick.
${constant('tiers()', 'table (tier text, rank int, early_access_minutes int)', `values ${tiers.join(', ')}`)}

-- The limits of the house where no policy is in the log yet.
${constant('most_units()', 'numeric', `select ${MAX_UNITS}::numeric`)}
${constant('void_reasons()', 'text[]', `select '{${VOID_REASONS.join(',')}}'::text[]`)}

-- Months in the amounts of the ledger of recurring revenue.
${constant('ledger_months()', 'int', `select ${LEDGER_MONTHS}`)}

-- How long a trial lasts, with the most days that staff gives to one, and how long after its end it may be paid for.
${constant('trial_length()', 'interval', interval(TRIAL_MILLISECONDS))}
${constant('longest_trial()', 'interval', interval(LONGEST_TRIAL_MILLISECONDS))}
${constant('trial_paid_within()', 'interval', interval(TRIAL_PAID_WITHIN_MILLISECONDS))}

-- How far the day of a posted pick may move in all, and how late it may open before it is lost.
${constant('most_moved()', 'interval', `select interval '${MAX_DAYS_MOVED} days'`)}
${constant('overdue_after()', 'interval', `select interval '${OVERDUE_AFTER_HOURS} hours'`)}

-- The band of decimal odds.
${constant('odds_band(odds numeric)', 'text', `select case when odds is null then 'UNPRICED' ${bands.join(' ')} else 'LONG_SHOT' end`)}

-- A close that was noted longer than this before the start is early.
${constant('close_within()', 'interval', `select interval '${EARLY_CLOSE_SECONDS} seconds'`)}

-- In folded words: what names a part of a game or another bet than on the whole game, over and under, and a total of the whole game.
${constant('game_part()', 'text', `select ${text(GAME_PART_PATTERN)}`)}
${constant('over()', 'text', `select ${text(OVER_PATTERN)}`)}
${constant('under()', 'text', `select ${text(UNDER_PATTERN)}`)}
${constant('game_total()', 'text', `select ${text(GAME_TOTAL_PATTERN)}`)}
`,
);
