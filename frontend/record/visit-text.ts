import { counted, thousands } from '#schema/rules/text/numbers.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { continuityText } from './check/report-text.ts';
import type { Visit } from './check/visit.ts';

interface VisitText {
  tone: 'info' | 'success' | 'error';
  headline: string;
  facts: string[];
}

/** What the record looks like from this device, for people. */
export function visitText(visit: Visit): VisitText {
  const text = textOf(visit);
  const more = [
    visit.hasNewKey &&
      'It is now signed with a new key. The key this device remembers approved it, so both are trusted.',
    visit.hasNewPolicy &&
      visit.state !== 'other-key' &&
      'The site names different witnesses than before. Until you trust its new policy, proofs are checked against the one this device remembers.',
  ];
  return { ...text, facts: [...text.facts, ...more.filter((fact) => fact !== false)] };
}

function textOf({ state, site, remembered, rememberedSize, keyProblem }: Visit): VisitText {
  const now = site?.checkpoint.size ?? 0;
  const entries = thousands(now);
  switch (state) {
    case 'first':
      return {
        tone: 'success',
        headline: `The record has ${counted(now, 'signed entry')}`,
        facts: [
          'Saved on this device. Come back another day: this page then checks that the record only grew.',
        ],
      };
    case 'continues':
      return {
        tone: 'success',
        headline: 'The record only grew since this device last saw it',
        facts: [
          `Of ${thousands(rememberedSize)} entries${sinceText(remembered?.at)} none was changed, removed or inserted. There are ${entries} now.`,
        ],
      };
    case 'other-key':
      return {
        tone: 'error',
        headline: 'The site signs with another key than this device remembers',
        facts: [
          'When a record changes its key, the old key signs the change, and this one did not. Until you know why, trust neither key: the record may have been rewritten.',
        ],
      };
    case 'wrong-key':
      return {
        tone: 'error',
        headline: 'The record is not signed with its current key',
        facts: keyProblem ? [keyProblem] : [],
      };
    case 'forged':
      return {
        tone: 'error',
        headline: 'The record does not have a valid signature',
        facts: ['What the site shows was not signed with the key that it names.'],
      };
    case 'unsigned':
      return {
        tone: remembered ? 'error' : 'info',
        headline: 'The site shows no signed record',
        facts: remembered
          ? [`This device remembers ${thousands(rememberedSize)} signed entries.`]
          : ['Nothing has been signed yet. Please try again later.'],
      };
    case 'unreachable':
      return { tone: 'error', headline: 'The record could not be loaded', facts: [] };
    default:
      return {
        tone: state === 'no-proof' ? 'info' : 'error',
        ...continuityText(state, rememberedSize, now),
      };
  }
}

function sinceText(at: string | undefined): string {
  return at ? ` of ${shownPlainMoment(new Date(at))}` : '';
}
