// Written by npm run codegen from change-game.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface MarkPostponedValues {
  status: string;
  id: string;
  isPostponed: boolean;
}

export type MarkPostponedRow = Record<never, never>;

/** A game that is over stays so. */
export const markPostponed = new Statement<MarkPostponedValues, MarkPostponedRow>({
  name: 'markPostponed',
  text: `update games set status = $1, absent = 0
 where id = $2 and status <> 'FINAL' and (status = 'POSTPONED') <> $3`,
  values: ['status', 'id', 'isPostponed'],
  columns: [],
});

export interface LockGamesOfValues {
  id: string;
}

export interface LockGamesOfRow {
  locked: string | null;
}

export const lockGamesOf = new Statement<LockGamesOfValues, LockGamesOfRow>({
  name: 'lockGamesOf',
  text: `select pg_advisory_xact_lock(hashtext('games ' || league))::text as locked from games where id = $1`,
  values: ['id'],
  columns: ['locked'],
});

export interface MoveGameIdsValues {
  kept: string;
  other: string;
}

export type MoveGameIdsRow = Record<never, never>;

export const moveGameIds = new Statement<MoveGameIdsValues, MoveGameIdsRow>({
  name: 'moveGameIds',
  text: `update game_ids set game_id = $1 where game_id = $2`,
  values: ['kept', 'other'],
  columns: [],
});

export interface TakeGameValues {
  kept: string;
  other: string;
  now: Date;
}

export type TakeGameRow = Record<never, never>;

export const takeGame = new Statement<TakeGameValues, TakeGameRow>({
  name: 'takeGame',
  text: `with joined as (
  update games k set starts_at = o.starts_at, day = o.day, game_no = o.game_no, status = o.status, absent = o.absent,
         starts_seen = k.starts_seen + 1, away_score = o.away_score, home_score = o.home_score,
         final_at = o.final_at, confirmed_at = o.confirmed_at
    from games o where k.id = $1 and o.id = $2 returning k.id, k.starts_seen, k.starts_at)
insert into game_starts (game_id, n, starts_at, noted_at) select id, starts_seen, starts_at, $3 from joined`,
  values: ['kept', 'other', 'now'],
  columns: [],
});

export interface ForgetOtherGameValues {
  other: string;
}

export type ForgetOtherGameRow = Record<never, never>;

export const forgetOtherGame = new Statement<ForgetOtherGameValues, ForgetOtherGameRow>({
  name: 'forgetOtherGame',
  text: `update game_questions set other_game_id = null where other_game_id = $1`,
  values: ['other'],
  columns: [],
});

export interface DeleteGameValues {
  id: string;
}

export type DeleteGameRow = Record<never, never>;

export const deleteGame = new Statement<DeleteGameValues, DeleteGameRow>({
  name: 'deleteGame',
  text: `delete from games where id = $1`,
  values: ['id'],
  columns: [],
});

export interface AskAgainValues {
  id: string;
}

export type AskAgainRow = Record<never, never>;

/** A question about a game that is not postponed after all may be asked again. */
export const askAgain = new Statement<AskAgainValues, AskAgainRow>({
  name: 'askAgain',
  text: `update game_questions set answer = null, answered_at = null, answered_by = null
 where game_id = $1 and kind = 'GONE' and answer = 'POSTPONED'`,
  values: ['id'],
  columns: [],
});
