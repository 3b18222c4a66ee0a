import { gameText } from '#schema/rules/picks/game-text.ts';
import { sealText } from '#schema/rules/record/seal-text.ts';
import { recordFigure, unitsFigure, yieldFigure } from '#schema/rules/stats/figure-text.ts';
import type { RecordFigures } from '#schema/rules/stats/record-figures.ts';
import { RECORD_KIND_TEXTS } from '#schema/rules/stats/record-kinds.ts';
import { counted, withMinus } from '#schema/rules/text/numbers.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import { longDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import type { RecordStatsType } from '#schema/types/record/record-stats.type.ts';
import type { Card } from './card-svg.ts';
import { type PreviewPicture, SHARE_PICTURE } from './document.ts';
import { oddsAndUnitsText } from './pick-list.ts';
import type { PublicAnalyst } from './read-analyst.ts';
import type { PublicDay } from './read-day.ts';
import type { OpenPick } from './read-pick.ts';

/** The picture of a page; without a card of its own the product's. */
export function pictureOf(pagePath: string, card: Card | null): PreviewPicture {
  if (!card) return SHARE_PICTURE;
  return { path: `${pagePath}/card.png`, description: `${card.title}: ${card.value}. ${card.note}` };
}

export function pickCard({ pick, counted: row, seal }: OpenPick): Card {
  const tone = row?.profit == null || row.profit === 0 ? null : row.profit > 0 ? 'win' : 'loss';
  const profit = row?.profit == null ? '' : `, ${unitsText(row.profit)}`;
  return {
    about: `${pick.league} · ${plainDay(pick.date)}`,
    title: withMinus(pick.pick),
    detail: gameText(pick),
    value: row ? `${RECORD_KIND_TEXTS[row.kind].label}${profit}` : 'Not graded yet',
    ...(tone && { tone }),
    note: [oddsAndUnitsText(pick), seal && sealText(pick, seal).replace(' Anyone can check.', '')]
      .filter(Boolean)
      .join(' · '),
  };
}

/** Only of a day that is over; null where nothing was graded, or figures are withheld. */
export function dayCard({ day, picks, figures }: PublicDay): Card | null {
  if (!figures) return null;
  const all = `All ${counted(picks.length, 'pick')} of the day, losses included`;
  return figuresCard({ about: 'The record', title: longDay(day), detail: all }, figures);
}

export function analystCard({ name, stats: { figures, to } }: PublicAnalyst): Card | null {
  const detail = `Every pick to ${plainDay(to)}, losses included`;
  return figuresCard({ about: 'The record', title: name, detail }, figures);
}

/** Of /record without a filter. */
export function recordCard({ figures, to }: RecordStatsType): Card | null {
  const detail = `Every pick to ${plainDay(to)}, losses included`;
  return figuresCard({ about: 'Sealed before each game', title: 'The record', detail }, figures);
}

/** A figure is never without its sample. */
function figuresCard(
  words: Pick<Card, 'about' | 'title' | 'detail'>,
  figures: RecordFigures | null,
): Card | null {
  if (!figures || figures.n === 0) return null;
  const { value, note } = recordFigure(figures);
  const [units, percentage] = [unitsFigure(figures.staked), yieldFigure(figures.staked)];
  const isKnown = figures.staked.units !== null;
  return {
    ...words,
    value: isKnown ? `${value}, ${units.value}` : value,
    ...(isKnown && units.tone && { tone: units.tone }),
    note: percentage.tone ? `${note} · yield ${percentage.value}, ${percentage.note}` : note,
  };
}
