import { sql } from 'kysely';
import type { Services } from '#gateway/auth/context.ts';
import { areWithheld } from '#gateway/figures/check-sums.ts';
import { countedRows } from '#gateway/figures/read-rows.ts';
import { sumsOfAll } from '#gateway/figures/read-sums.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { dayPath } from '#schema/rules/api/public-paths.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { recordFigure, unitsFigure } from '#schema/rules/stats/figure-text.ts';
import { recordFigures } from '#schema/rules/stats/record-figures.ts';
import { RECORD_KIND_TEXTS } from '#schema/rules/stats/record-kinds.ts';
import { addDays, easternDay, easternInstant, plainDay } from '#schema/rules/time/eastern-time.ts';
import type { RecordRowType } from '#schema/types/record/record-stats.type.ts';
import { oddsAndUnitsText } from '../pick-list.ts';
import { daysSelection } from '../read-day.ts';
import * as statements from './days-feed.sql.ts';
import type { Feed, FeedEntry } from './feed.ts';

/** Feeds are read every hour or so: a week that nobody looked is still there. */
const DAYS = 14;
const MOST_PICKS = 2_000;

type Reading = Pick<Services, 'database'> & { now: Date };

/** The latest days that are over, each with its picks and what they came to. */
export async function daysFeed(reading: Reading): Promise<Feed> {
  const {
    database: { em },
    now,
  } = reading;
  const to = addDays(easternDay(now), -1);
  const from = addDays(to, 1 - DAYS);
  const rows = await countedRows(em.getKysely(), daysSelection(from, to), sql`true`, MOST_PICKS);
  const changes = await lastGrades(reading, from);
  const withheld = await areWithheld(em);
  const entries: FeedEntry[] = [];
  for (const day of new Set(rows.map((row) => row.day))) {
    const own = rows.filter((row) => row.day === day);
    const figures = withheld ? null : await figuresOf(reading, day);
    entries.push(dayEntry(day, own, figures, changes.get(day) ?? null));
  }
  return {
    title: 'The record, day by day',
    subtitle: 'Every pick of each day that is over, with its result. Losses too.',
    homePath: '/record',
    since: easternInstant(easternDay(now), '00:00'),
    entries,
  };
}

function dayEntry(
  day: string,
  rows: RecordRowType[],
  figures: string | null,
  graded: Date | null,
): FeedEntry {
  const over = easternInstant(addDays(day, 1), '00:00');
  return {
    path: dayPath(day),
    title: [plainDay(day), figures].filter(Boolean).join(': '),
    content: html`<ul>${rows.map(rowMarkup)}</ul>`,
    published: over,
    updated: graded && graded > over ? graded : over,
    tags: [...new Set(rows.map(({ league }) => league))].sort(),
  };
}

function rowMarkup(row: RecordRowType): Markup {
  const terms = oddsAndUnitsText(row);
  return html`<li>${RECORD_KIND_TEXTS[row.kind].label}: ${row.pick}${terms && ` (${terms})`}, ${row.league}, ${gameText(row)}</li>`;
}

async function figuresOf({ database: { em } }: Reading, day: string): Promise<string> {
  const figures = recordFigures(await sumsOfAll(em.getKysely(), daysSelection(day, day)));
  return `${recordFigure(figures).value}, ${unitsFigure(figures.staked).value}`;
}

/** When each day's picks were last graded. */
async function lastGrades({ database: { em } }: Reading, from: string): Promise<Map<string, Date>> {
  const rows = await statements.lastGrades.all(em, { from });
  return new Map(rows.map(({ day, at }) => [day, at]));
}
