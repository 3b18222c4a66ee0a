import type { Letter, LetterPick, Links, PickSection } from '#gateway/mail/letter.ts';
import { counted } from '#schema/rules/text/numbers.ts';

/** What a mail about picks tells, each list in the order of the games. */
interface PickNews {
  opened: LetterPick[];
  edited: LetterPick[];
  withdrawn: LetterPick[];
  /** Without words. */
  locked: LetterPick[];
}

/** Picks that have opened, were changed or withdrawn. Its subject holds no words: others see it on a lock screen. */
export function pickAlert(news: PickNews, links: Links): Letter {
  const { opened, edited, withdrawn, locked } = news;
  const words = opened.length + edited.length + withdrawn.length > 0;
  return {
    subject: subjectOf(news),
    heading: headingOf(news),
    paragraphs: [words ? 'Odds move: compare them before you bet.' : LOCKED],
    picks: sectionsOf(news),
    action: words
      ? { label: 'Open today’s picks', url: links.picks }
      : { label: 'See the plans', url: links.pricing },
    closing: [
      ...(opened.length + edited.length > 0 ? [PERSONAL] : []),
      ...(words && locked.length > 0 ? [LOCKED] : []),
    ],
  };
}

const LOCKED = 'Your plan does not open these picks, so this email does not say what they are.';
const PERSONAL = 'These picks are for you: please do not forward this email.';

function subjectOf({ opened, edited, withdrawn, locked }: PickNews): string {
  const [first] = [...opened, ...edited, ...withdrawn, ...locked];
  const kind = opened.length > 0 ? 'New pick' : edited.length > 0 ? 'Changed pick' : null;
  const all = opened.length + edited.length + withdrawn.length + locked.length;
  const named = kind ?? (withdrawn.length > 0 ? 'Withdrawn pick' : 'A pick opened');
  const text = all === 1 ? `${named}: ${first?.game}` : `${headingOf({ opened, edited, withdrawn, locked })}`;
  return text.length > 78 ? `${text.slice(0, 77)}…` : text;
}

function headingOf({ opened, edited, withdrawn, locked }: PickNews): string {
  const parts = [
    opened.length > 0 && `${counted(opened.length, 'new pick')}`,
    edited.length > 0 && `${counted(edited.length, 'changed pick')}`,
    withdrawn.length > 0 && `${counted(withdrawn.length, 'withdrawn pick')}`,
    locked.length > 0 && `${counted(locked.length, 'locked pick')}`,
  ].filter((part) => part !== false);
  return parts.join(', ');
}

function sectionsOf({ opened, edited, withdrawn, locked }: PickNews): PickSection[] {
  const sections = [
    { heading: 'New', picks: opened },
    { heading: 'Changed', picks: edited },
    { heading: 'Withdrawn', picks: withdrawn },
    { heading: 'Locked', picks: locked },
  ].filter(({ picks }) => picks.length > 0);
  return sections.length === 1 ? sections.map(({ picks }) => ({ heading: null, picks })) : sections;
}

/** The picks of the day that the member can read now, once a day. */
export function pickDigest(picks: LetterPick[], day: string, links: Links): Letter {
  return {
    subject: `${counted(picks.length, 'pick')} for ${day}`,
    heading: `Your picks for ${day}`,
    paragraphs: ['These are open to you and have not started. Odds move: compare them before you bet.'],
    picks: [{ heading: null, picks }],
    action: { label: 'Open today’s picks', url: links.picks },
    closing: [PERSONAL],
  };
}

/** How the picks of a day went, losses included. */
export function resultsRecap(picks: LetterPick[], day: string, total: string, dayUrl: string): Letter {
  return {
    subject: `Results of ${day}`,
    heading: `Results of ${day}`,
    paragraphs: [total],
    picks: [{ heading: null, picks }],
    action: { label: 'Check this day in the record', url: dayUrl },
  };
}
