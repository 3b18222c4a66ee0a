// Written by npm run codegen from answer-question.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface GameQuestionValues {
  id: string;
}

export interface GameQuestionRow {
  answer: string | null;
  gameId: string;
  kind: 'NEW_ID' | 'GONE' | 'START' | 'NOT_PLAYED' | 'CORRECTED';
  otherGameId: string | null;
}

export const gameQuestion = new Statement<GameQuestionValues, GameQuestionRow>({
  name: 'gameQuestion',
  text: `select kind, game_id, other_game_id, answer from game_questions where id = $1`,
  values: ['id'],
  columns: ['answer', 'game_id', 'kind', 'other_game_id'],
});

export interface LockGameQuestionValues {
  id: string;
}

export type LockGameQuestionRow = GameQuestionRow;

export const lockGameQuestion = new Statement<LockGameQuestionValues, LockGameQuestionRow>({
  name: 'lockGameQuestion',
  text: `select kind, game_id, other_game_id, answer from game_questions where id = $1 for update`,
  values: ['id'],
  columns: ['answer', 'game_id', 'kind', 'other_game_id'],
});

export interface AnswerGameQuestionValues {
  answer: string;
  now: Date;
  by: string;
  id: string;
}

export type AnswerGameQuestionRow = Record<never, never>;

export const answerGameQuestion = new Statement<AnswerGameQuestionValues, AnswerGameQuestionRow>({
  name: 'answerGameQuestion',
  text: `update game_questions set answer = $1, answered_at = $2, answered_by = $3 where id = $4`,
  values: ['answer', 'now', 'by', 'id'],
  columns: [],
});

export interface MovePicksToGameValues {
  gameId: string;
  otherGameId: string;
}

export type MovePicksToGameRow = Record<never, never>;

export const movePicksToGame = new Statement<MovePicksToGameValues, MovePicksToGameRow>({
  name: 'movePicksToGame',
  text: `update pick_games set game_id = $1 where game_id = $2`,
  values: ['gameId', 'otherGameId'],
  columns: [],
});
