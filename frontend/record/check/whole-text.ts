import type { CheckedArchive } from '#record/archive/check-archive.ts';
import type { Tally } from '#schema/rules/record/record.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { counted, thousands } from '#schema/rules/text/numbers.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import type { Report } from './report-text.ts';

/** So many findings are written out. */
const SHOWN = 5;

/** What the whole record comes to, and whether the site shows the same, for people. */
export function wholeText(checked: CheckedArchive, stats: StatsFile | null): Report {
  const { findings, record, seenAt, leaves } = checked;
  const open = [...checked.undecided, ...unwitnessedText(checked)];
  const differs = differenceText(record.asShown, stats);
  const verdict = findings.length > 0 ? 'broken' : open.length > 0 || differs ? 'undecided' : 'proved';
  const tally = record.unwitnessed > 0 ? record.tallyAtWorst : record.tally;
  return {
    verdict,
    headline: HEADLINES[verdict],
    facts: [
      `${tallyText(tally)}, from ${counted(record.picks, 'sealed pick')} in ${counted(leaves, 'entry')}${seenAt === null ? '' : `, as of ${shownPlainMoment(new Date(seenAt))}, when witnesses last signed the end`}.`,
      ...findings
        .slice(0, SHOWN)
        .map(({ leaf, says }) => (leaf === null ? says : `Entry No. ${thousands(leaf)}: ${says}`)),
      findings.length > SHOWN ? `And ${thousands(findings.length - SHOWN)} more.` : '',
      ...open,
      differs ?? (stats?.figures ? 'The figures that this site shows are the same.' : ''),
    ].filter(Boolean),
  };
}

const HEADLINES = {
  proved: 'The whole record checks out, and this is what it comes to',
  broken: 'The record breaks its own rules',
  undecided: 'Not everything could be decided',
};

function tallyText({ wins, losses, pushes, units }: Tally): string {
  return `${thousands(wins)}–${thousands(losses)}–${thousands(pushes)}${units === null ? '' : `, ${unitsText(units)}`}`;
}

function unwitnessedText({ record: { unwitnessed, witnessed } }: CheckedArchive): string[] {
  return unwitnessed > 0 && witnessed <= unwitnessed
    ? [
        `No witness had seen ${counted(unwitnessed, 'pick')} before the start: their times are the site’s own word.`,
      ]
    : [];
}

/** The figures of the page are those of the days that are over: the picks that the file opens. */
function differenceText(log: Tally, stats: StatsFile | null): string | null {
  const { figures } = stats ?? {};
  if (!figures)
    return stats ? 'This site hides its figures now: its nightly check found a difference.' : null;
  const { wins, losses, pushes, voids, overdue, staked } = figures;
  const isSame =
    (['wins', 'losses', 'pushes', 'voids'] as const).every((name) => figures[name] === log[name]) &&
    (overdue > 0 || Math.abs((staked.units ?? 0) - (log.units ?? 0)) < 0.011);
  if (isSame) return null;
  return `This site shows other figures: ${tallyText({ ...log, wins, losses, pushes, units: staked.units })}, ${thousands(voids)} void; its log comes to ${tallyText(log)}, ${thousands(log.voids)} void. A result may have been entered a minute ago. If it stays so, keep the file: it is evidence.`;
}
