import type {
  FeedGameFragment,
  FeedHealthFragment,
  GameQuestionFragment,
} from '#frontend/generated/graphql.ts';
import { FEED_FAILURE_TEXTS, faultsText } from '#schema/rules/market/feed-names.ts';
import type { GameAnswer, GameQuestionKind } from '#schema/rules/market/game-questions.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { easternDay, shortDay } from '#schema/rules/time/eastern-time.ts';
import { ageText, shownClock } from '#schema/rules/time/shown-time.ts';

/** What became of something that an admin did here. */
export interface Outcome {
  done?: string;
  /** Takes it back. */
  undo?: () => void;
  failure?: string;
}

type Task = FeedHealthFragment['tasks'][number];

/** 'Every 5 min'; null is a pace that the credits do not allow. */
export function everyText(seconds: number | null): string {
  if (seconds === null) return 'Paused';
  return seconds < 120 ? `Every ${seconds} s` : `Every ${seconds / 60} min`;
}

/** '38 s ago', with what could not be read of it, or what is wrong and since when. */
export function taskText({ answeredAt, failure, failingSince, faults }: Task, now: Date): string {
  const age = answeredAt ? ageText(new Date(answeredAt), now) : 'Not yet';
  if (!failure || !failingSince) return faults.length > 0 ? `${age}; left out: ${faultsText(faults)}` : age;
  return `${FEED_FAILURE_TEXTS[failure]} since ${shownClock(new Date(failingSince))}; last answer ${age.toLowerCase()}`;
}

/** 'Lakers @ Celtics, game 2, Nov 24, 7:10 PM ET' */
export function gameWords({ away, home, number, startsAt }: FeedGameFragment): string {
  const start = new Date(startsAt);
  const which = number > 1 ? `, game ${number}` : '';
  return `${away} @ ${home}${which}, ${shortDay(easternDay(start))}, ${shownClock(start)}`;
}

/** What is asked, in a sentence. */
export function gameQuestionText({ kind, otherGame }: GameQuestionFragment): string {
  if (kind === 'NEW_ID' && otherGame)
    return `The provider lists ${gameWords(otherGame)} instead. Is it the same game, moved?`;
  return SENTENCES[kind];
}

const SENTENCES: Record<GameQuestionKind, string> = {
  NEW_ID: 'The provider lists these teams under another id. Is it the same game?',
  GONE: 'The provider no longer lists this game. Was it postponed?',
  START:
    'The start moved in a way that its picks may not follow by themselves. Edit them where the rules allow it.',
  NOT_PLAYED: 'It was not played on its day, nor on the day after. Its picks can become void.',
  CORRECTED: 'The provider changed the final score after it was confirmed. Its picks can be graded again.',
};

export const ANSWER_LABELS: Record<GameAnswer, string> = {
  SAME_GAME: 'Same game',
  OTHER_GAME: 'Two games',
  POSTPONED: 'It was postponed',
  VOID: 'Void its picks',
  REGRADE: 'Grade again',
  DISMISS: 'Dismiss',
};

export function answeredText(answer: GameAnswer, changed: number): string {
  const picks = changed > 0 ? ` ${counted(changed, 'pick')} changed.` : '';
  return `Saved: ${ANSWER_LABELS[answer].toLowerCase()}.${picks}`;
}
