import { currentDisplay } from '#frontend/app/display.ts';
import type { CheckedReceipt } from '#record/check-receipt.ts';
import type { Bet } from '#record/leaf/bet.ts';
import type { Rule } from '#record/rules/rules.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { thousands, withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import type { Continuity } from './site-log.ts';

/** What one text proves, for people. */
export interface Report {
  /** `stated`: nothing was changed, and only the site itself says when. */
  verdict: 'proved' | 'stated' | 'broken' | 'undecided';
  headline: string;
  /** A sentence each. */
  facts: string[];
}

type Proved = Extract<CheckedReceipt, { verdict: 'proved' }>;

const MAIL_LINE = /([\d,]{1,20}) entries, root hash ([A-Za-z0-9+/]{43}=)/;

/** What the foot of a mail says of the record (gateway/mail/letter.ts); null when it is no such line. */
export function mailTree(text: string): { size: number; root: string } | null {
  const [, size = '', root = ''] = MAIL_LINE.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  return root ? { size: Number(size.replaceAll(',', '')), root } : null;
}

/** A line of a mail bears no signature: a stranger could make an honest record look rewritten. */
export function mailText(report: Report): Report {
  return report.verdict === 'broken' ? { verdict: 'undecided', ...UNSIGNED } : report;
}

const UNSIGNED = {
  headline: 'The record is not what this line says',
  facts: ['Anyone can write such a line. If it is ours, the record was rewritten: keep the email.'],
};

const at = (instant: string | number) => shownPlainMoment(new Date(instant));

export function provedText(index: number, checked: Proved): Report {
  const { leaf, bet, why, size, witnessedAt } = checked;
  const { verdict, headline } = headlineOf(checked);
  return {
    verdict,
    headline,
    facts: [
      bet
        ? betText(bet)
        : 'It does not open the pick. Save it again once you can read the pick: then it says what was sealed.',
      why !== null && bet ? 'The reason that came with it was not changed either.' : '',
      `${leaf.kind === 'import' ? 'Entered' : 'Sealed'} ${at(leaf.at)} as No. ${thousands(index)} of ${thousands(size)} signed entries${'version' in leaf ? ` (version ${leaf.version})` : ''}.`,
      bet ? `The start of the game was sealed with it: ${at(bet.startsAt)}.` : '',
      witnessedAt === null ? '' : `Witnesses had seen it by ${at(witnessedAt * 1_000)}.`,
    ].filter(Boolean),
  };
}

function headlineOf({ leaf, bet, isBeforeStart }: Proved): Pick<Report, 'verdict' | 'headline'> {
  if (leaf.kind === 'import')
    return {
      verdict: 'stated',
      headline: 'Not changed since the log began. From before it: nothing proves when it was posted',
    };
  if (leaf.kind !== 'pick' || !bet)
    return { verdict: 'proved', headline: 'It is in the record, still sealed' };
  if (leaf.at >= bet.startsAt)
    return { verdict: 'stated', headline: 'Sealed after the start: it never counts' };
  if (isBeforeStart)
    return { verdict: 'proved', headline: 'Proved: sealed before the game, and not changed since' };
  return {
    verdict: 'stated',
    headline:
      isBeforeStart === null
        ? 'Not changed since it was sealed. Only the site itself says when that was'
        : 'Not changed since it was sealed. Witnesses saw it only after the start',
  };
}

function betText({ teamOne, teamTwo, selection, odds, units }: Bet): string {
  const price = odds === null ? '' : ` (${oddsText(Number(odds), currentDisplay().odds)})`;
  const stake = units === null ? '' : `, ${stakeText(Number(units))}`;
  return withMinus(`${teamOne} @ ${teamTwo}: ${selection}${price}${stake}.`);
}

const BROKEN: Partial<Record<Rule, string>> = {
  signature: 'Its signature does not match: something in it was changed, or we never signed it.',
  proof: 'The pick in it is not in the record that was signed.',
  opening: 'The words of the pick are not the ones that were sealed.',
};

export function brokenText(rule: Rule, says: string): Report {
  return { verdict: 'broken', headline: 'This proof fails the check', facts: [BROKEN[rule] ?? says] };
}

export function unreadableText(problem: string): Report {
  return {
    verdict: 'undecided',
    headline: 'This cannot be read as a proof',
    facts: [`It may have been cut off or changed on the way. Save it again. ${problem}`],
  };
}

/** Of another record than those that are trusted, or signed with another key. */
export function strangerText(origin: string, trusted: readonly { name: string }[]): Report {
  const isOurs = trusted.some(({ name }) => name === origin);
  return isOurs ? otherKeyText(origin) : otherSiteText(origin, trusted[0]?.name ?? '');
}

function otherKeyText(origin: string): Report {
  return {
    verdict: 'undecided',
    headline: 'Signed with another key',
    facts: [`It names the record ${origin}, but was signed with a different key. It proves nothing here.`],
  };
}

function otherSiteText(origin: string, ours: string): Report {
  return {
    verdict: 'undecided',
    headline: 'From another site',
    facts: [
      `It belongs to the record ${origin}. This page checks the record ${ours}. Check it on that site.`,
    ],
  };
}

/** What a kept tree proves of the record that the site shows now. */
export function treeText(state: Continuity, size: number, now: number): Report {
  const verdict = state === 'continues' ? 'proved' : state === 'no-proof' ? 'undecided' : 'broken';
  return { verdict, ...continuityText(state, size, now) };
}

/** Broken where the tree of its checkpoint is: a receipt stays right, and what the site shows is not. */
export function withContinuity(report: Report, tree: Report): Report {
  if (tree.verdict === 'broken') return { ...tree, facts: [...tree.facts, ...report.facts] };
  const verdict = tree.verdict === 'undecided' && report.verdict === 'proved' ? 'stated' : report.verdict;
  return { ...report, verdict, facts: [...report.facts, ...tree.facts] };
}

/** How what was kept of `size` entries goes with the record of `now` entries that the site shows. */
export function continuityText(
  state: Continuity,
  size: number,
  now: number,
): { headline: string; facts: string[] } {
  const shown = `the record of ${thousands(now)} entries that the site shows now`;
  switch (state) {
    case 'continues':
      return {
        headline: 'The record continues from there',
        facts: [`All ${thousands(size)} earlier entries are in ${shown}, unchanged and in order.`],
      };
    case 'rewritten':
      return {
        headline: 'The record was rewritten',
        facts: [
          `The first ${thousands(size)} entries of ${shown} are not those that it signed before: one was changed, removed or inserted. What you saved proves it, so keep it.`,
        ],
      };
    case 'shorter':
      return {
        headline: 'The record became shorter',
        facts: [
          `It had ${thousands(size)} signed entries, and the site now shows ${thousands(now)}. A record can only grow. What you saved proves it, so keep it.`,
        ],
      };
    case 'wrong-files':
      return {
        headline: 'The record does not match its own signature',
        facts: [`The files of ${shown} are not those that it signed.`],
      };
    case 'no-proof':
      return {
        headline: 'The site did not provide the proof',
        facts: [`Whether it is still in ${shown} could not be checked. Try again.`],
      };
  }
}
