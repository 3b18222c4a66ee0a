/**
 * What only a person can say of a game, each kind with its answers. An answer that changes nothing is the last of its kind.
 * NEW_ID: the provider lists the pair under another id. GONE: it lists the game no more. START: a pick may not follow the new start.
 * NOT_PLAYED: it was not played by the end of the day after. CORRECTED: a confirmed final score has changed.
 */
export const GAME_QUESTIONS = {
  NEW_ID: ['SAME_GAME', 'OTHER_GAME'],
  GONE: ['POSTPONED', 'DISMISS'],
  START: ['DISMISS'],
  NOT_PLAYED: ['VOID', 'DISMISS'],
  CORRECTED: ['REGRADE', 'DISMISS'],
} as const satisfies Record<string, readonly string[]>;

export type GameQuestionKind = keyof typeof GAME_QUESTIONS;
export const GAME_QUESTION_KINDS = Object.keys(GAME_QUESTIONS) as GameQuestionKind[];
export const GAME_ANSWERS = ['SAME_GAME', 'OTHER_GAME', 'POSTPONED', 'VOID', 'REGRADE', 'DISMISS'] as const;
export type GameAnswer = (typeof GAME_ANSWERS)[number];

/** Whether a question can be answered so. */
export function answers(kind: GameQuestionKind, answer: GameAnswer): boolean {
  return (GAME_QUESTIONS[kind] as readonly GameAnswer[]).includes(answer);
}
