import type { CheckedArchive } from '#record/archive/check-archive.ts';
import type { CheckedReceipt } from '#record/check-receipt.ts';
import type { Leaf } from '#record/leaf/leaf.ts';
import type { ProvenRecord } from '#record/rules/proven-record.ts';
import { type Finding, RULES } from '#record/rules/rules.ts';
import type { ScoreCounts } from '#record/rules/score-check.ts';
import type { Tally } from '#schema/rules/record/record.ts';
import { percentText, thousands } from '#schema/rules/text/numbers.ts';
import { unitsSize, unitsText } from '#schema/rules/text/units-text.ts';

/** So many findings are written out; the rest is counted. */
const SHOWN = 20;

const moment = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The record in words, a fact a line; `isAtWorst`: what no witness had seen in time counts only where it lost. */
export function recordLines(
  { origin, leaves, record, seenAt }: CheckedArchive,
  isAtWorst: boolean,
): string[] {
  const tally = isAtWorst ? record.tallyAtWorst : record.tally;
  const asOf =
    seenAt === null
      ? `by its own word as of ${moment(record.asOf)}`
      : `as of ${moment(seenAt)}, when witnesses last signed its end`;
  return [
    `Record of ${origin}, ${asOf}: ${thousands(leaves)} leaves, ${thousands(record.picks)} sealed picks.`,
    ageText(record),
    '',
    ...tallyLines(tally),
    scoreLine(record.scores),
    ...countLines(record, tally, isAtWorst),
    ...importLines(record),
  ];
}

/** Someone could run ten records and show the best: a young one proves less. */
function ageText({ begunAt, firstWitnessedAt }: ProvenRecord): string {
  const begun = begunAt === null ? 'It is empty' : `It began ${moment(begunAt)} by its own clock`;
  return `${begun}; ${firstWitnessedAt === null ? 'no witness has seen it' : `witnesses first saw it ${moment(firstWitnessedAt)}`}.`;
}

function tallyLines(tally: Tally): string[] {
  const { wins, losses, pushes, winRate, unitsStaked, unpriced } = tally;
  const rate = winRate === null ? '' : ` (${percentText(winRate)} of wins and losses)`;
  const net =
    tally.units === null ? 'no units' : `${unitsText(tally.units)} on ${unitsSize(unitsStaked)} staked`;
  return [
    `  Won–lost–push   ${thousands(wins)}–${thousands(losses)}–${thousands(pushes)}${rate}`,
    `  Units           ${net}${unpriced > 0 ? `; ${thousands(unpriced)} without a price` : ''}`,
  ];
}

/** The results of the site's own log, graded again by the scores beside them. */
function scoreLine({ follow, contradicted, unchecked, first }: ScoreCounts): string {
  const where = first
    ? ` (${contradicted > 1 ? 'first ' : ''}leaf ${first.leaf}: graded ${first.result}, the score says ${first.says})`
    : '';
  return [
    `  Scores          ${thousands(follow)} ${follow === 1 ? 'result follows from its score' : 'results follow from their scores'}`,
    `${thousands(contradicted)} ${contradicted === 1 ? 'does' : 'do'} not${where}`,
    `${thousands(unchecked)} cannot be checked`,
  ].join(', ');
}

function countLines(record: ProvenRecord, tally: Tally, isAtWorst: boolean): string[] {
  const counts: [string, number, string][] = [
    ['Overdue', record.overdue, 'never opened in time: counted above as lost at the most units'],
    ['Late', record.late, 'posted after the start: not counted'],
    ['Withdrawn', tally.withdrawn, 'taken back before the start: not counted'],
    ['Canceled', record.cancelled, 'deleted before anyone could read them: not counted'],
    ['Void', tally.voids, voidText(record.voidedAfterScore)],
    [
      'Ungraded',
      tally.pending,
      `opened and without a result so far, ${thousands(record.ungraded)} of them for a week or longer`,
    ],
    ['Sealed', record.sealed, 'not due to be opened yet'],
    ['Re-graded', record.regraded, `results changed ${thousands(record.regrades)} times`],
    ['Moved', record.moved, 'opened later than first promised'],
    ['Late edits', record.lateEdits, 'after the start: the words before them count'],
    ['No reason', record.withheldReasons, 'opened without their reason'],
    ['Prices', record.prices, pricesText(record)],
    [
      'Unwitnessed',
      record.unwitnessed,
      isAtWorst
        ? `(leaf ${record.firstUnwitnessed} first) seen by no witness in time: no win counts, each loss and each withdrawn one does, as lost`
        : 'sealed or taken back before their start by the log’s own clock only',
    ],
  ];
  return counts.map(
    ([name, count, says]) => `  ${name.padEnd(15)} ${thousands(count)}${count > 0 ? ` ${says}` : ''}`,
  );
}

function voidText(afterScore: number): string {
  const despite = `; ${thousands(afterScore)} as postponed after the log had named a final score`;
  return `by the published rules: not counted${afterScore > 0 ? despite : ''}`;
}

function pricesText({ pricesReplaced, pricesAfterStart, closes, closesBeforeStart }: ProvenRecord): string {
  return [
    'opened',
    closes > 0 &&
      `${thousands(closes)} closes, ${thousands(closesBeforeStart)} of them seen by witnesses before the start`,
    pricesReplaced > 0 && `${thousands(pricesReplaced)} replaced an earlier one`,
    pricesAfterStart > 0 &&
      `${thousands(pricesAfterStart)} of the time of posting or of an opening were seen by witnesses only after the start: wins, losses and units above use none of them`,
  ]
    .filter(Boolean)
    .join('; ');
}

function importLines({ imported }: ProvenRecord): string[] {
  if (imported.picks === 0) return [];
  const { wins, losses, pushes, units: net } = imported.tally;
  const sum = net === null ? '' : `, ${unitsText(net)}`;
  return [
    `  Imported        ${thousands(imported.picks)} from before the log, proven by nothing: ${thousands(wins)}–${thousands(losses)}–${thousands(pushes)}${sum}`,
  ];
}

export function findingLines(findings: readonly Finding[]): string[] {
  const lines = findings
    .slice(0, SHOWN)
    .flatMap(({ leaf, rule, says }) => [
      `  ${leaf === null ? 'The log' : `Leaf ${leaf}`}, rule ${rule}: ${says}`,
      `    (${RULES[rule]})`,
    ]);
  const more = findings.length - SHOWN;
  return more > 0 ? [...lines, `  … and ${thousands(more)} more.`] : lines;
}

export function receiptLine(name: string, checked: CheckedReceipt): string {
  if (checked.verdict === 'broken') return `  ${name}: BROKEN, see below.`;
  if (checked.verdict === 'undecided') return `  ${name}: not decidable. ${checked.why}`;
  const { leaf, bet, witnessedAt, isBeforeStart, size } = checked;
  const what = bet
    ? `${bet.teamOne} – ${bet.teamTwo}, ${bet.selection}${versionText(leaf)}`
    : `a leaf of kind ${leaf.kind}, sealed`;
  const seen = witnessedAt === null ? '' : `, seen by witnesses at ${moment(witnessedAt * 1_000)}`;
  const start = bet ? ` ${startWords(isBeforeStart)} ${moment(Date.parse(bet.startsAt))}.` : '';
  return `  ${name}: ${what}; logged ${moment(Date.parse(leaf.at))}, within ${thousands(size)} leaves${seen}.${start}`;
}

/** A later version, which this receipt knows nothing of, may be the one that counts. */
function versionText(leaf: Leaf): string {
  return 'version' in leaf ? ` (version ${leaf.version})` : '';
}

function startWords(isBeforeStart: boolean | null): string {
  if (isBeforeStart === null) return 'No witness says whether that was before the start,';
  return isBeforeStart ? 'That was before the start,' : 'That was NOT before the start,';
}
