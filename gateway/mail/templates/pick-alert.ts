import type { Letter, LetterPick, Links, PickSection } from '#gateway/mail/letter.ts';
import { counted, thousands } from '#schema/rules/text/numbers.ts';

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
  const { shown, left } = firstOf(sectionsOf(news));
  return {
    subject: subjectOf(news),
    heading: headingOf(news),
    paragraphs: [leadOf(news)],
    picks: shown,
    action: words
      ? { label: 'Open today’s picks', url: links.picks }
      : { label: 'See the plans', url: links.pricing },
    closing: [
      ...restAt(left, links.picks),
      ...(opened.length + edited.length > 0 ? [PERSONAL] : []),
      ...(words && locked.length > 0 ? [LOCKED] : []),
    ],
  };
}

/** What the reader is to do about it; about new terms before anything else. */
function leadOf({ opened, edited, withdrawn }: PickNews): string {
  if (opened.length + edited.length > 0) return 'Odds move: compare them before you bet.';
  if (withdrawn.length === 0) return LOCKED;
  return withdrawn.length === 1
    ? 'We no longer recommend this pick. It stays in the record, as withdrawn.'
    : 'We no longer recommend these picks. They stay in the record, as withdrawn.';
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

/** More would make the mail longer than mail programs show, 60 kB at most. */
const MOST_PICKS = 30;

function firstOf(sections: readonly PickSection[]): { shown: PickSection[]; left: number } {
  let room = MOST_PICKS;
  const shown = sections.flatMap(({ heading, picks }) => {
    const fitting = picks.slice(0, room);
    room -= fitting.length;
    return fitting.length > 0 ? [{ heading, picks: fitting }] : [];
  });
  const all = sections.reduce((sum, { picks }) => sum + picks.length, 0);
  return { shown, left: Math.max(0, all - MOST_PICKS) };
}

function restAt(left: number, url: string): string[] {
  return left > 0 ? [`${thousands(left)} more did not fit in this email: ${url}`] : [];
}

/** The picks of the day that the member can read now, once a day. */
export function pickDigest(picks: LetterPick[], day: string, links: Links): Letter {
  const { shown, left } = firstOf([{ heading: null, picks }]);
  return {
    subject: `${counted(picks.length, 'pick')} for ${day}`,
    heading: `Your picks for ${day}`,
    paragraphs: ['These are open to you and have not started. Odds move: compare them before you bet.'],
    picks: shown,
    action: { label: 'Open today’s picks', url: links.picks },
    closing: [...restAt(left, links.picks), PERSONAL],
  };
}

/** How the picks of a day went, losses included. */
export function resultsRecap(picks: LetterPick[], day: string, total: string, dayUrl: string): Letter {
  const { shown, left } = firstOf([{ heading: null, picks }]);
  return {
    subject: `Results of ${day}`,
    heading: `Results of ${day}`,
    paragraphs: [total],
    picks: shown,
    action: { label: 'Check this day in the record', url: dayUrl },
    closing: restAt(left, dayUrl),
  };
}
