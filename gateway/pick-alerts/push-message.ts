import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import type { News } from '#schema/rules/alerts/news.ts';
import { boardPickPath } from '#schema/rules/api/public-paths.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { DAY, HOUR } from '#schema/rules/time/durations.ts';
import { gameClock } from '#schema/rules/time/eastern-time.ts';
import { newsPicks, toldOf } from './channel.ts';
import type { Message } from './decide.ts';
import { wordsOf } from './letter-picks.ts';

/** What a lock screen shows: the members of Declarative Web Push that we use. */
export interface Notification {
  title: string;
  body: string;
  /** The address that a tap opens. */
  navigate: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
}

export interface PushMessage {
  notification: Notification;
  told: Record<string, number>;
  /** When there is no sense in showing it any more. */
  until: Date;
}

/** More would not fit on a lock screen, nor into a message. */
const MOST_PICKS = 4;

/** The news of a member as one notification, in words only if the member lets lock screens show them. */
export function pushMessage(
  { news, settings, wasQuiet }: Pick<Message, 'news' | 'settings' | 'wasQuiet'>,
  publicUrl: string,
): PushMessage {
  const told = newsPicks(news);
  // That a game has started is said as long as somebody may wonder.
  const picks = told.length > 0 ? told : news.missed;
  const words = settings.hideWords ? WITHOUT_WORDS : textOf(news, wasQuiet);
  const last = Math.max(...picks.map(({ startsAt }) => startsAt.getTime()));
  const tag = picks.map(({ id }) => id).join('+');
  return {
    notification: { ...words, navigate: `${publicUrl}${placeOf(picks)}`, tag: tag.slice(0, 200) },
    told: toldOf(news),
    until: new Date(told.length > 0 ? last : last + DAY),
  };
}

/** The one pick on the board, or the board. */
function placeOf([first, ...others]: readonly PickRecord[]): string {
  return first && others.length === 0 ? boardPickPath(first) : '/dashboard';
}

/** An invented pick, for admins who try whether notifications arrive. */
export function testMessage(publicUrl: string, now: Date): PushMessage {
  const words = {
    title: 'New pick: Test Visitors @ Test Hosts',
    body: 'This is a test. There is no such game.',
  };
  const notification = { ...words, navigate: `${publicUrl}/dashboard`, tag: 'test' };
  return { notification, told: {}, until: new Date(now.getTime() + HOUR) };
}

const WITHOUT_WORDS = { title: 'There is news of picks', body: 'Open the app to read it.' };

const IN_QUIET_HOURS = 'It opened in your quiet hours.';
const TOO_LATE = 'It opened when we could not reach you.';

function textOf(news: News<PickRecord>, wasQuiet: boolean): Pick<Notification, 'title' | 'body'> {
  const lines = [
    ...news.opened.map((pick) => lineOf('New pick', pick, wordsOf(pick))),
    ...news.edited.map((pick) => lineOf('Changed pick', pick, wordsOf(pick))),
    ...news.withdrawn.map((pick) =>
      lineOf('Withdrawn', pick, pick.withdrawnReason ?? 'No reason was given.'),
    ),
    ...news.locked.map((pick) => lineOf('Locked pick', pick, 'Your plan does not open it.')),
    ...news.missed.map((pick) => lineOf('Started', pick, wasQuiet ? IN_QUIET_HOURS : TOO_LATE)),
  ];
  const [first] = lines;
  if (lines.length === 1 && first)
    return { title: `${first.what}: ${first.game}`, body: `${first.words}\n${first.about}` };
  const shown = lines.slice(0, MOST_PICKS).map(({ what, game, words }) => `${what}: ${game}, ${words}`);
  const rest = lines.length - shown.length;
  return {
    title: `${lines.length} picks`,
    body: [...shown, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n'),
  };
}

function lineOf(what: string, pick: PickRecord, words: string) {
  const about = `${pick.league} · ${tierLabel(pick.tier)} · starts ${gameClock(pick.date, pick.time)}`;
  return { what, game: gameText(pick), words: words.slice(0, 300), about };
}
