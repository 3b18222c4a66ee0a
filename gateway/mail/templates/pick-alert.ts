import type { Letter, LetterPick, Links, PickSection } from '#gateway/mail/letter.ts';
import { counted, thousands } from '#schema/rules/text/numbers.ts';
import { longDay, shortDay } from '#schema/rules/time/eastern-time.ts';

/** What a mail about picks tells, each list in the order of the games. */
interface PickNews {
  opened: LetterPick[];
  edited: LetterPick[];
  withdrawn: LetterPick[];
  /** Without words. */
  locked: LetterPick[];
  /** Their games had started when it could be sent. */
  missed: LetterPick[];
  /** It waited for the end of quiet hours. */
  wasQuiet: boolean;
}

/** Picks that have opened, were changed or withdrawn. Its subject holds no words: others see it on a lock screen. */
export function pickAlert(news: PickNews, links: Links): Letter {
  const { opened, edited, withdrawn, locked } = news;
  const words = opened.length + edited.length + withdrawn.length > 0;
  const { shown, left } = firstOf(sectionsOf(news));
  return {
    subject: subjectOf(news),
    heading: headingOf(news),
    paragraphs: leadOf(news),
    picks: shown,
    action: actionOf(news, links),
    closing: [
      ...restAt(left, links.picks),
      ...(opened.length + edited.length > 0 ? [PERSONAL] : []),
      ...(words && locked.length > 0 ? [LOCKED] : []),
    ],
  };
}

/** What the reader is to do about it; about new terms before anything else. */
function leadOf({ opened, edited, withdrawn, locked, missed, wasQuiet }: PickNews): string[] {
  const late = missed.length > 0 ? [missedText(missed.length, wasQuiet)] : [];
  if (opened.length + edited.length > 0) return ['Odds move: compare them before you bet.', ...late];
  if (withdrawn.length === 1)
    return ['We no longer recommend this pick. It stays in the record, as withdrawn.', ...late];
  if (withdrawn.length > 1)
    return ['We no longer recommend these picks. They stay in the record, as withdrawn.', ...late];
  return locked.length > 0 ? [LOCKED, ...late] : late;
}

function missedText(count: number, wasQuiet: boolean): string {
  const what = count === 1 ? '1 pick opened' : `${thousands(count)} picks opened`;
  const started = count === 1 ? 'and its game has started' : 'and their games have started';
  return wasQuiet
    ? `${what} in your quiet hours, ${started}. You choose these hours under Alerts.`
    : `${what} while we could not send email, ${started}.`;
}

function actionOf({ opened, edited, withdrawn, missed }: PickNews, links: Links): Letter['action'] {
  if (opened.length + edited.length + withdrawn.length > 0)
    return { label: 'Open today’s picks', url: links.picks };
  return missed.length > 0
    ? { label: 'Change your quiet hours', url: links.alerts }
    : { label: 'See the plans', url: links.pricing };
}

const LOCKED = 'Your plan does not open these picks, so this email does not say what they are.';
const PERSONAL = 'These picks are for you: please do not forward this email.';

/** Team and start, so that a lock screen says whether it is urgent. */
function subjectOf(news: PickNews): string {
  const { opened, edited, withdrawn, locked } = news;
  const all = [...opened, ...edited, ...withdrawn, ...locked];
  const [first] = all;
  const kind = opened.length > 0 ? 'New pick' : edited.length > 0 ? 'Changed pick' : null;
  const named = kind ?? (withdrawn.length > 0 ? 'Withdrawn pick' : 'A pick opened');
  if (!first) return headingOf(news);
  return all.length === 1
    ? subjectText(`${named}: `, first.game, `, ${first.starts}`)
    : subjectText(`${headingOf(news)}, first at ${first.starts}: `, first.game);
}

const MOST_CHARACTERS = 78;

/** Where it is too long, the game is cut: a start that is cut is none. */
function subjectText(before: string, game: string, after = ''): string {
  const room = MOST_CHARACTERS - before.length - after.length;
  return `${before}${game.length > room ? `${game.slice(0, room - 1)}…` : game}${after}`;
}

function headingOf({ opened, edited, withdrawn, locked, missed, wasQuiet }: PickNews): string {
  const parts = [
    opened.length > 0 && `${counted(opened.length, 'new pick')}`,
    edited.length > 0 && `${counted(edited.length, 'changed pick')}`,
    withdrawn.length > 0 && `${counted(withdrawn.length, 'withdrawn pick')}`,
    locked.length > 0 && `${counted(locked.length, 'locked pick')}`,
  ].filter((part) => part !== false);
  if (parts.length > 0) return parts.join(', ');
  return `${counted(missed.length, 'pick')} opened ${wasQuiet ? 'in your quiet hours' : 'earlier'}`;
}

function sectionsOf({ opened, edited, withdrawn, locked, missed }: PickNews): PickSection[] {
  const sections = [
    { heading: 'New', picks: opened },
    { heading: 'Changed', picks: edited },
    { heading: 'Withdrawn', picks: withdrawn },
    { heading: 'Locked', picks: locked },
    { heading: 'Started', picks: missed },
  ].filter(({ picks }) => picks.length > 0);
  return sections.length === 1 ? sections.map(({ picks }) => ({ heading: null, picks })) : sections;
}

/** More would make the mail longer than mail programs show, 60 kB at most. */
const MOST_PICKS = 23;

export function firstOf(sections: readonly PickSection[]): { shown: PickSection[]; left: number } {
  let room = MOST_PICKS;
  const shown = sections.flatMap(({ heading, picks }) => {
    const fitting = picks.slice(0, room);
    room -= fitting.length;
    return fitting.length > 0 ? [{ heading, picks: fitting }] : [];
  });
  const all = sections.reduce((sum, { picks }) => sum + picks.length, 0);
  return { shown, left: Math.max(0, all - MOST_PICKS) };
}

export function restAt(left: number, url: string): string[] {
  return left > 0 ? [`${thousands(left)} more did not fit in this email: ${url}`] : [];
}

interface Digest {
  picks: LetterPick[];
  /** The New York day. */
  day: string;
  /** The time at which nothing was open, '9:00 AM'; null: it came when it was to come. */
  waitedSince: string | null;
}

/** The picks of the day that the member can read now, once a day. */
export function pickDigest({ picks, day, waitedSince }: Digest, links: Links): Letter {
  const { shown, left } = firstOf([{ heading: null, picks }]);
  const [first] = picks;
  return {
    subject: subjectText(
      `${counted(picks.length, 'pick')} for ${shortDay(day)}, first at ${first?.starts}: `,
      first?.game ?? '',
    ),
    heading: `Your picks for ${longDay(day)}`,
    paragraphs: [
      'These are open to you and have not started. Odds move: compare them before you bet.',
      ...(waitedSince
        ? [`Nothing was open yet at ${waitedSince}, so this came with the first pick of the day.`]
        : []),
    ],
    picks: shown,
    action: { label: 'Open today’s picks', url: links.picks },
    closing: [...restAt(left, links.picks), PERSONAL],
  };
}
